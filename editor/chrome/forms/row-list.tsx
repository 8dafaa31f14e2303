import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { createPortal } from 'react-dom';
import { createStore } from 'zustand';
import { useT } from '../../i18n/translate.tsx';
import { useRowFocus } from '../../ui/row-focus.ts';
import { useIdleTurn } from './idle-turn.ts';
import { type Names, RestingRows, type Row, type RowActions, RowContext, RowHead } from './row.tsx';
import styles from './row-list.module.css';

interface RowListProps
  extends Pick<RowActions, 'isReadOnly' | 'panels' | 'cannotRemove' | 'pictures'> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly onMove: (from: number, to: number) => void;
  readonly onToggle?: (row: Row, isOpen: boolean) => void;
  readonly onRemove: (row: Row) => void;
  /** The button that adds an item. It gets the focus when the last row is removed. */
  readonly adder: RefObject<HTMLButtonElement | null>;
  readonly onDuplicate?: ((row: Row) => void) | undefined;
  /** Renders the content of an open row, outside of the list's own rendering. */
  readonly renderPanel?: ((row: Row, index: number) => ReactNode) | undefined;
  /** A row is needed now, so the list does not wait for idle time. */
  readonly isWanted?: boolean;
}

/**
 * Rows that are reordered by drag, keyboard (Enter on the handle, arrows) and touch. A form opens with static
 * rows that look the same. They are replaced during idle time, or when touched.
 */
export function RowList(props: RowListProps) {
  const [isAwake, wake] = useIdleTurn(props.isWanted === true || props.panels === 'inline');
  if (isAwake) return <WakeRows {...props} />;
  return (
    <div onPointerEnter={wake}>
      <RestingRows {...props} />
    </div>
  );
}

/**
 * Open rows render through portals, and names being typed bypass the list, so a keystroke in a row re-renders
 * no row.
 */
function WakeRows(props: RowListProps) {
  const { label, isReadOnly, renderPanel, rows, adder, onRemove } = props;
  const t = useT();
  const [targets, setTargets] = useState<Targets>(new Map());
  const stable = useStableRows(rows);
  const keys = useMemo(() => stable.map(({ key }) => key), [stable]);
  const { list: listRef, leave } = useRowFocus(keys, adder);
  const remove = (row: Row) => {
    leave(keys.indexOf(row.key));
    onRemove(row);
  };
  const actions = useRowActions({ ...props, onRemove: remove }, setTargets);
  const { dragAndDropHooks } = useReorder(props);
  const list = useMemo(
    () => (
      <GridList
        ref={listRef}
        escapeKeyBehavior="none"
        key={isReadOnly ? 'fixed' : 'free'}
        aria-label={label}
        className={styles.rows}
        items={stable}
        keyboardNavigationBehavior="tab"
        disallowTypeAhead
        dragAndDropHooks={isReadOnly ? undefined : dragAndDropHooks}
        renderEmptyState={() => t('forms.emptyList')}
      >
        {(row) => (
          <GridListItem id={row.key} textValue={row.name} className={styles.row}>
            <RowHead row={row} />
          </GridListItem>
        )}
      </GridList>
    ),
    [isReadOnly, label, listRef, stable, dragAndDropHooks, t],
  );
  return (
    <RowContext value={actions}>
      {list}
      {rows.map((row, index) => {
        const target = targets.get(row.key);
        return target && renderPanel && createPortal(renderPanel(row, index), target, row.key);
      })}
    </RowContext>
  );
}

type Targets = ReadonlyMap<string, HTMLElement>;
type SetTargets = (change: (targets: Targets) => Targets) => void;

/** Stable while the user types in a row, otherwise every row would re-render. */
function useRowActions(props: RowListProps, setTargets: SetTargets): RowActions {
  const { rows, isReadOnly, panels, cannotRemove, pictures } = props;
  const canDuplicate = props.onDuplicate !== undefined;
  const latest = useLatest(props);
  const [names] = useState(() => createStore<Names>(() => namesOf(rows)));
  useEffect(() => names.setState(namesOf(rows), true), [names, rows]);
  return useMemo(
    () => ({
      isReadOnly,
      panels,
      cannotRemove,
      pictures,
      canDuplicate,
      names,
      toggle: (row, isOpen) => latest.current.onToggle?.(row, isOpen),
      remove: (row) => latest.current.onRemove(row),
      duplicate: (row) => latest.current.onDuplicate?.(row),
      setTarget: targetSetter(setTargets),
    }),
    [isReadOnly, panels, cannotRemove, pictures, canDuplicate, names, latest, setTargets],
  );
}

function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

function namesOf(rows: readonly Row[]): Names {
  return new Map(rows.map(({ key, name }) => [key, name]));
}

function targetSetter(setTargets: SetTargets): RowActions['setTarget'] {
  return (key, target) =>
    setTargets((targets) => {
      if (targets.get(key) === (target ?? undefined)) return targets;
      const others = [...targets].filter(([one]) => one !== key);
      return new Map(target ? [...others, [key, target] as const] : others);
    });
}

/** Returns the same array as long as the items and their order are the same. */
function useStableRows(rows: readonly Row[]): readonly Row[] {
  const signature = rows.map(({ key, path, detail }) => `${key}\n${path}\n${detail}`).join('\n');
  // oxlint-disable-next-line react/exhaustive-deps -- names may change without rendering the list
  return useMemo(() => rows, [signature]);
}

function useReorder(props: RowListProps) {
  const latest = useLatest(props);
  const options = useMemo(
    () => ({
      getItems: (keys: Iterable<unknown>) =>
        [...keys].map((key) => ({
          'text/plain': latest.current.rows.find((row) => row.key === key)?.name ?? '',
        })),
      onReorder: ({ keys, target }: ReorderEvent) => {
        const { rows, onMove } = latest.current;
        const [moved] = keys;
        const from = rows.findIndex(({ key }) => key === moved);
        const at = rows.findIndex(({ key }) => key === target.key);
        const to = at + (target.dropPosition === 'after' ? 1 : 0) - (from < at ? 1 : 0);
        if (from >= 0 && at >= 0 && to !== from) onMove(from, to);
      },
      renderDropIndicator: (target: DropTarget) => (
        <DropIndicator target={target} className={styles.drop} />
      ),
    }),
    [latest],
  );
  return useDragAndDrop(options);
}

type DragOptions = Parameters<typeof useDragAndDrop>[0];
type ReorderEvent = Parameters<NonNullable<DragOptions['onReorder']>>[0];
type DropTarget = Parameters<NonNullable<DragOptions['renderDropIndicator']>>[0];
