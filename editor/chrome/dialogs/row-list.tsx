import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import {
  Checkbox,
  Collection,
  GridList,
  GridListItem,
  GridListLoadMoreItem,
} from 'react-aria-components';
import { useT } from '../../i18n/translate.tsx';
import { Empty } from '../../ui/dialogs/states.tsx';
import { Icon } from '../../ui/icon.tsx';
import line from '../../ui/row-text.module.css';
import styles from './row-list.module.css';

export interface Row {
  readonly id: string;
  readonly title: string;
  readonly detail?: string | undefined;
  /** Picture or icon before the text. */
  readonly start?: ReactNode;
  /** Details and buttons after the text. */
  readonly end?: ReactNode;
}

interface RowListProps {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly selected: readonly string[];
  readonly onSelect: (ids: readonly string[]) => void;
  readonly multiple?: boolean;
  /** Arrow keys only move focus; a click, Space or Enter selects a row. */
  readonly careful?: boolean;
  /** Called with the row on Enter or double click, in single-selection lists. */
  readonly onChoose?: (id: string) => void;
  /** Rows that cannot be selected, e.g. because the maximum is reached. */
  readonly disabled?: readonly string[];
  readonly isLoading?: boolean;
  readonly onMore?: () => void;
  readonly empty?: string | undefined;
}

/** A list of selectable rows. */
export function RowList(props: RowListProps) {
  const { label, rows, selected, onSelect, multiple = false, onChoose, disabled = [] } = props;
  const { isLoading = false, onMore, empty, careful = multiple } = props;
  const t = useT();
  const [one] = selected;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isRow(event.target) || one === undefined || !onChoose) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(one);
  };
  const onDoubleClick = (event: MouseEvent) => {
    const isOnButton = (event.target as Element).closest('button, a');
    if (!isOnButton && one !== undefined) onChoose?.(one);
  };
  return (
    <div
      className={styles.frame}
      onKeyDownCapture={multiple ? undefined : onKey}
      onDoubleClick={multiple ? undefined : onDoubleClick}
    >
      <GridList
        escapeKeyBehavior="none"
        className={styles.list}
        aria-label={label}
        selectionMode={multiple ? 'multiple' : 'single'}
        selectionBehavior={careful ? 'toggle' : 'replace'}
        selectedKeys={selected}
        disabledKeys={disabled}
        disabledBehavior="selection"
        onSelectionChange={(keys) =>
          onSelect(keys === 'all' ? rows.map(({ id }) => id) : [...keys].map(String))
        }
        data-stale={(isLoading && rows.length > 0) || undefined}
        renderEmptyState={() => !isLoading && <Empty text={empty} />}
      >
        <Collection items={rows} dependencies={[multiple]}>
          {(row) => <ListRow key={row.id} row={row} multiple={multiple} />}
        </Collection>
        {onMore && (
          <GridListLoadMoreItem className={styles.more} isLoading={isLoading} onLoadMore={onMore}>
            {t('ui.loading')}
          </GridListLoadMoreItem>
        )}
      </GridList>
    </div>
  );
}

const isRow = (target: EventTarget) =>
  target instanceof Element && target.getAttribute('role') === 'row';

function ListRow({ row, multiple }: { readonly row: Row; readonly multiple: boolean }) {
  const { id, title, detail, start, end } = row;
  return (
    <GridListItem id={id} className={styles.row} textValue={title}>
      {multiple && <SelectionBox />}
      {start !== undefined && <span className={styles.start}>{start}</span>}
      <span className={line.label}>
        <span className={styles.title}>{title}</span>
        {detail && <small className={line.detail}>{detail}</small>}
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </GridListItem>
  );
}

/** The checkbox of a row in a multiple-selection list. */
export function SelectionBox() {
  return (
    <Checkbox slot="selection" className={styles.check}>
      {({ isSelected }) => (
        <span className={styles.box}>{isSelected && <Icon name="check" />}</span>
      )}
    </Checkbox>
  );
}
