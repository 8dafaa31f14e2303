import { createContext, type ReactNode, use, useMemo } from 'react';
import { Button } from 'react-aria-components';
import { type StoreApi, useStore } from 'zustand';
import { invariant } from '#schemas/result.ts';
import { useT } from '../../i18n/translate.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useOpened, useProblemCount } from './form-session.ts';
import { RowButton, RowToggle } from './row-button.tsx';
import styles from './row-list.module.css';

/** Data of a list item that its closed row shows. */
export interface Row {
  readonly key: string;
  /** Path of the item in the form's value. */
  readonly path: string;
  readonly name: string;
  readonly detail?: string | undefined;
}

export type Names = ReadonlyMap<string, string>;

export interface RowActions {
  readonly isReadOnly: boolean;
  /** `toggle` opens a panel below the row, `inline` always shows it in the row. */
  readonly panels: 'toggle' | 'inline' | 'none';
  /** Reason why no row may be removed. */
  readonly cannotRemove?: string | undefined;
  /** Rendered before the name, by key. */
  readonly pictures?: ReadonlyMap<string, ReactNode> | undefined;
  readonly canDuplicate: boolean;
  readonly toggle: (row: Row, isOpen: boolean) => void;
  readonly remove: (row: Row) => void;
  readonly duplicate: (row: Row) => void;
  readonly setTarget: (key: string, target: HTMLElement | null) => void;
  /** Names as they are typed, by key. The rows themselves keep the names they were rendered with. */
  readonly names: StoreApi<Names>;
}

export const RowContext = createContext<RowActions | null>(null);

function useRow(row: Row): RowActions & { readonly name: string } {
  const actions = use(RowContext);
  invariant(actions, 'A row was drawn outside of its list.');
  const name = useStore(actions.names, (names) => names.get(row.key) ?? row.name);
  return { ...actions, name };
}

/** Renders everything in a row except its fields. */
export function RowHead({ row }: { readonly row: Row }) {
  const t = useT();
  const { name, isReadOnly, panels, canDuplicate, cannotRemove, remove, duplicate } = useRow(row);
  return (
    <>
      <div className={styles.head}>
        {!isReadOnly && (
          <Button slot="drag" className={styles.handle} aria-label={t('forms.drag', { name })}>
            <Icon name="grip-vertical" />
          </Button>
        )}
        {panels === 'toggle' && <Toggle row={row} />}
        {panels === 'none' && <Name row={row} />}
        {panels === 'inline' && <PanelTarget row={row} className={styles.inline} />}
        {!isReadOnly && canDuplicate && (
          <RowButton
            icon="copy-plus"
            label={t('forms.duplicate', { name })}
            onPress={() => duplicate(row)}
          />
        )}
        {!isReadOnly && (
          <RowButton
            icon="trash-2"
            label={cannotRemove ?? t('forms.remove', { name })}
            isDisabled={cannotRemove !== undefined}
            onPress={() => remove(row)}
          />
        )}
      </div>
      {panels === 'toggle' && <OpenPanel row={row} />}
    </>
  );
}

function Toggle({ row }: { readonly row: Row }) {
  const t = useT();
  const { name, toggle } = useRow(row);
  const isOpen = useOpened(row.path, false);
  const count = useProblemCount(row.path);
  return (
    <RowToggle
      isOpen={isOpen}
      label={t(isOpen ? 'forms.close' : 'forms.open', { name })}
      onPress={() => toggle(row, !isOpen)}
    >
      <Name row={row} />
      {count > 0 && (
        <span className={styles.badge} title={t('forms.problemCount', { smart_count: count })}>
          {count}
        </span>
      )}
    </RowToggle>
  );
}

function Name({ row }: { readonly row: Row }) {
  const { name, pictures } = useRow(row);
  return (
    <>
      {pictures?.get(row.key)}
      <span className={styles.name}>
        {name}
        {row.detail && <span className={styles.detail}> · {row.detail}</span>}
      </span>
    </>
  );
}

function OpenPanel({ row }: { readonly row: Row }) {
  return useOpened(row.path, false) ? <PanelTarget row={row} className={styles.panel} /> : null;
}

interface PanelTargetProps {
  readonly row: Row;
  readonly className: string | undefined;
}

/** Container for the fields of a row. */
function PanelTarget({ row, className }: PanelTargetProps) {
  const { setTarget } = useRow(row);
  const target = useMemo(
    () => (element: HTMLElement | null) => {
      setTarget(row.key, element);
      const releases = element ? [withoutDrag(element), keepRestoredFocus(element)] : [];
      return () => {
        for (const release of releases) release();
        setTarget(row.key, null);
      };
    },
    [setTarget, row.key],
  );
  return <div ref={target} className={className} />;
}

/** The whole row is draggable, but dragging in its fields must select text. */
function withoutDrag(panel: HTMLElement): () => void {
  const row = panel.closest<HTMLElement>('[role="row"]');
  const set = (isDraggable: boolean) =>
    row?.hasAttribute('draggable') && row.setAttribute('draggable', String(isDraggable));
  const hold = () => set(false);
  const release = () => set(true);
  panel.addEventListener('pointerenter', hold);
  panel.addEventListener('pointerleave', release);
  return () => {
    panel.removeEventListener('pointerenter', hold);
    panel.removeEventListener('pointerleave', release);
    release();
  };
}

const restoring = 'react-aria-focus-scope-restore';

/**
 * A closed dialog restores focus to its opener. The list would take the event for its own row and lose the
 * focus.
 */
function keepRestoredFocus(panel: HTMLElement): () => void {
  const stop = (event: Event) => event.stopPropagation();
  panel.addEventListener(restoring, stop);
  return () => panel.removeEventListener(restoring, stop);
}

interface RestingRowsProps {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly isReadOnly: boolean;
  readonly pictures?: ReadonlyMap<string, ReactNode> | undefined;
  readonly panels: RowActions['panels'];
}

/** Static rows of the same size as the interactive ones. */
export function RestingRows({ label, rows, isReadOnly, pictures, panels }: RestingRowsProps) {
  const t = useT();
  if (rows.length === 0) {
    return (
      <div className={styles.rows} data-empty>
        {t('forms.emptyList')}
      </div>
    );
  }
  return (
    <ul className={styles.rows} aria-label={label} aria-busy>
      {rows.map(({ key, name, detail }) => (
        <li key={key} className={styles.row}>
          <div className={styles.head}>
            {!isReadOnly && (
              <span className={styles.gap}>
                <Icon name="grip-vertical" />
              </span>
            )}
            <span className={panels === 'toggle' ? styles.toggle : styles.name}>
              {panels === 'toggle' && <Icon name="chevron-right" />}
              {pictures?.get(key)}
              <span className={styles.name}>
                {name}
                {detail && <span className={styles.detail}> · {detail}</span>}
              </span>
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
