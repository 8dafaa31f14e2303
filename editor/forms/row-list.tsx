import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import {
  Button,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components';
import { createPortal } from 'react-dom';
import { invariant } from '#schemas/result.ts';
import { useT } from '../i18n/translate.tsx';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useOpened, useProblemCount } from './form-session.ts';
import styles from './forms.module.css';

/** One member of a list, as its closed row shows it. */
export interface Row {
  readonly key: string;
  /** Path of the member in the form's value. */
  readonly path: string;
  readonly name: string;
  readonly detail?: string | undefined;
}

interface RowListProps {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly isReadOnly: boolean;
  /** `toggle` opens a part below the row, `inline` shows it in the row. */
  readonly panels: 'toggle' | 'inline' | 'none';
  readonly onMove: (from: number, to: number) => void;
  readonly onToggle?: (row: Row, isOpen: boolean) => void;
  readonly onRemove: (row: Row) => void;
  readonly onDuplicate?: ((row: Row) => void) | undefined;
  /** Why none may be removed. */
  readonly cannotRemove?: string | undefined;
  /** Drawn before the name, by key. */
  readonly pictures?: ReadonlyMap<string, ReactNode>;
  /** What stands in an open row; drawn outside of the list's own rendering. */
  readonly renderPanel?: ((row: Row, index: number) => ReactNode) | undefined;
}

type Places = ReadonlyMap<string, HTMLElement>;

type RowActions = Pick<RowListProps, 'isReadOnly' | 'panels' | 'cannotRemove' | 'pictures'> & {
  readonly canDuplicate: boolean;
  readonly toggle: (row: Row, isOpen: boolean) => void;
  readonly remove: (row: Row) => void;
  readonly duplicate: (row: Row) => void;
  readonly setPlace: (key: string, place: HTMLElement | null) => void;
};

const RowContext = createContext<RowActions | null>(null);

/**
 * Rows that are put in order by drag, by keyboard (Enter on the handle, arrows) and by touch. What
 * stands in open rows is put there through portals: a key typed in it draws no row anew.
 */
export function RowList(props: RowListProps) {
  const { label, isReadOnly, renderPanel } = props;
  const t = useT();
  const rows = useStableRows(props.rows);
  const [places, setPlaces] = useState<Places>(new Map());
  const actions = useRowActions(props, setPlaces);
  const { dragAndDropHooks } = useReorder(rows, props.onMove);
  return (
    <RowContext value={actions}>
      <GridList
        key={isReadOnly ? 'fixed' : 'free'}
        aria-label={label}
        className={styles.rows}
        items={rows}
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
      {rows.map((row, index) => {
        const place = places.get(row.key);
        return place && renderPanel && createPortal(renderPanel(row, index), place, row.key);
      })}
    </RowContext>
  );
}

/** Stays the same while a key is typed in a row, or every row would be drawn anew. */
function useRowActions(props: RowListProps, setPlaces: SetPlaces): RowActions {
  const { isReadOnly, panels, cannotRemove, pictures } = props;
  const canDuplicate = props.onDuplicate !== undefined;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  return useMemo(
    () => ({
      isReadOnly,
      panels,
      cannotRemove,
      pictures,
      canDuplicate,
      toggle: (row, isOpen) => latest.current.onToggle?.(row, isOpen),
      remove: (row) => latest.current.onRemove(row),
      duplicate: (row) => latest.current.onDuplicate?.(row),
      setPlace: placeSetter(setPlaces),
    }),
    [isReadOnly, panels, cannotRemove, pictures, canDuplicate, setPlaces],
  );
}

type SetPlaces = (change: (places: Places) => Places) => void;

function placeSetter(setPlaces: SetPlaces) {
  return (key: string, place: HTMLElement | null) =>
    setPlaces((places) => {
      if (places.get(key) === (place ?? undefined)) return places;
      const others = [...places].filter(([one]) => one !== key);
      return new Map(place ? [...others, [key, place] as const] : others);
    });
}

/** Rows that look the same stay the same objects, so that the list does not draw them anew. */
function useStableRows(rows: readonly Row[]): readonly Row[] {
  const [stabilise] = useState(createStabiliser);
  return useMemo(() => stabilise(rows), [rows, stabilise]);
}

function createStabiliser() {
  let known: ReadonlyMap<string, Row> = new Map();
  return (rows: readonly Row[]) => {
    const stable = rows.map((row) => {
      const before = known.get(row.key);
      return before && isAlike(before, row) ? before : row;
    });
    known = new Map(stable.map((row) => [row.key, row]));
    return stable;
  };
}

function isAlike(one: Row, other: Row): boolean {
  return one.name === other.name && one.path === other.path && one.detail === other.detail;
}

function useReorder(rows: readonly Row[], onMove: RowListProps['onMove']) {
  return useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ 'text/plain': rows.find((row) => row.key === key)?.name ?? '' })),
    onReorder: ({ keys, target }) => {
      const [moved] = keys;
      const from = rows.findIndex(({ key }) => key === moved);
      const at = rows.findIndex(({ key }) => key === target.key);
      const to = at + (target.dropPosition === 'after' ? 1 : 0) - (from < at ? 1 : 0);
      if (from >= 0 && at >= 0 && to !== from) onMove(from, to);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.drop} />,
  });
}

function RowHead({ row }: { readonly row: Row }) {
  const t = useT();
  const actions = use(RowContext);
  invariant(actions, 'A row was drawn outside of its list.');
  const { isReadOnly, panels, canDuplicate, cannotRemove } = actions;
  return (
    <>
      <div className={styles.rowHead}>
        {!isReadOnly && (
          <Button
            slot="drag"
            className={styles.handle}
            aria-label={t('forms.drag', { name: row.name })}
          >
            <Icon name="grip-vertical" />
          </Button>
        )}
        {panels === 'toggle' && <RowToggle row={row} actions={actions} />}
        {panels === 'none' && <RowName row={row} actions={actions} />}
        {panels === 'inline' && (
          <PanelPlace row={row} actions={actions} className={styles.inline} />
        )}
        {!isReadOnly && canDuplicate && (
          <IconButton
            icon="copy-plus"
            label={t('forms.duplicate', { name: row.name })}
            onPress={() => actions.duplicate(row)}
          />
        )}
        {!isReadOnly && (
          <IconButton
            icon="trash-2"
            label={cannotRemove ?? t('forms.remove', { name: row.name })}
            isDisabled={cannotRemove !== undefined}
            onPress={() => actions.remove(row)}
          />
        )}
      </div>
      {panels === 'toggle' && <OpenPanel row={row} actions={actions} />}
    </>
  );
}

interface RowPartProps {
  readonly row: Row;
  readonly actions: RowActions;
}

function RowToggle({ row, actions }: RowPartProps) {
  const t = useT();
  const isOpen = useOpened(row.path, false);
  const count = useProblemCount(row.path);
  return (
    <Button
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'forms.close' : 'forms.open', { name: row.name })}
      onPress={() => actions.toggle(row, !isOpen)}
    >
      <Icon name="chevron-right" />
      <RowName row={row} actions={actions} />
      {count > 0 && (
        <span className={styles.badge} title={t('forms.problemCount', { smart_count: count })}>
          {count}
        </span>
      )}
    </Button>
  );
}

function RowName({ row, actions }: RowPartProps) {
  return (
    <>
      {actions.pictures?.get(row.key)}
      <span className={styles.rowTitle}>
        {row.name}
        {row.detail && <span className={styles.rowDetail}> · {row.detail}</span>}
      </span>
    </>
  );
}

function OpenPanel({ row, actions }: RowPartProps) {
  return useOpened(row.path, false) ? (
    <PanelPlace row={row} actions={actions} className={styles.panel} />
  ) : null;
}

function PanelPlace({
  row,
  actions,
  className,
}: RowPartProps & { readonly className: string | undefined }) {
  const { setPlace } = actions;
  const place = useMemo(
    () => (element: HTMLElement | null) => {
      setPlace(row.key, element);
      return () => setPlace(row.key, null);
    },
    [setPlace, row.key],
  );
  return <div ref={place} className={className} />;
}
