import {
  Cell,
  Checkbox,
  Column,
  Row,
  type Selection,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import type {
  CollectionDescription,
  CollectionRow,
  FieldDescription,
} from '#schemas/entities/collection.ts';
import { Icon } from '../../ui/icon.tsx';
import { Value } from '../value.tsx';
import { isCellEditable } from './cell-text.ts';
import { EditableCell } from './editable-cell.tsx';
import styles from './list.module.css';
import { LoggedValues } from './logged-values.tsx';
import type { CellEdit } from './use-cell-edit.ts';

interface ListTableProps {
  readonly collection: CollectionDescription;
  readonly columns: readonly string[];
  readonly rows: readonly CollectionRow[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly chosen: readonly string[];
  readonly onChoose: (keys: Selection) => void;
  /** Saves a cell; null if cells are read-only and each row opens its record. */
  readonly onSave: CellEdit['save'] | null;
}

/** One page of records. A row opens its record, unless cells are editable. */
export function ListTable(props: ListTableProps) {
  const { collection, rows, sort, onSort, chosen, onChoose, onSave } = props;
  const mayChoose = collection.mayChange || collection.mayRemove;
  const columns = props.columns.flatMap(
    (key) => collection.fields.find((field) => field.key === key) ?? [],
  );
  const shown = columns.map(({ key }) => key).join();
  return (
    <div className={styles.scroll}>
      <Table
        aria-label={collection.label}
        className={styles.table}
        sortDescriptor={toDescriptor(sort)}
        onSortChange={(descriptor) => onSort(toSort(descriptor))}
        selectionMode={mayChoose ? 'multiple' : 'none'}
        selectedKeys={chosen}
        onSelectionChange={onChoose}
      >
        <TableHeader>
          {mayChoose && (
            <Column className={styles.choice}>
              <Choice />
            </Column>
          )}
          {columns.map((field) => (
            <HeaderCell key={field.key} field={field} isTitle={field.key === collection.title} />
          ))}
        </TableHeader>
        <TableBody items={rows} dependencies={[collection, shown, onSave]}>
          {(row) => (
            <Row
              id={row.id}
              className={styles.row}
              {...(!onSave && {
                href: `/${collection.name}/record/${encodeURIComponent(row.id)}`,
              })}
            >
              {mayChoose && (
                <Cell className={styles.choice}>
                  <Choice />
                </Cell>
              )}
              {columns.map((field) => (
                <Cell key={field.key} className={styles.cell} data-kind={field.cell}>
                  {onSave && isCellEditable(collection, field) ? (
                    <EditableCell collection={collection} field={field} row={row} onSave={onSave} />
                  ) : (
                    <RowValue field={field} row={row} />
                  )}
                </Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </div>
  );
}

interface RowValueProps {
  readonly field: FieldDescription;
  readonly row: CollectionRow;
}

function RowValue({ field, row: { values } }: RowValueProps) {
  if (field.cell === 'values')
    return <LoggedValues entry={values} side={field.key === 'before' ? 'before' : 'after'} />;
  return <Value field={field} value={values[field.key]} currency={values['currency']} />;
}

/** Checkbox of a row. The table provides its name and state. */
function Choice() {
  return (
    <Checkbox slot="selection" className={styles.checkbox}>
      {({ isSelected, isIndeterminate }) => (
        <span className={styles.box}>
          {isIndeterminate ? <Icon name="minus" /> : isSelected && <Icon name="check" />}
        </span>
      )}
    </Checkbox>
  );
}

function HeaderCell({
  field,
  isTitle,
}: {
  readonly field: FieldDescription;
  readonly isTitle: boolean;
}) {
  return (
    <Column
      id={field.key}
      className={styles.column}
      isRowHeader={isTitle}
      allowsSorting={field.isSortable}
      data-kind={field.cell}
    >
      {({ sortDirection }) => (
        <span className={styles.label}>
          {field.label}
          {sortDirection && (
            <Icon name={sortDirection === 'ascending' ? 'chevron-up' : 'chevron-down'} />
          )}
        </span>
      )}
    </Column>
  );
}

const toDescriptor = (sort: string): SortDescriptor => ({
  column: sort.replace(/^-/, ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
});

const toSort = ({ column, direction }: SortDescriptor): string =>
  `${direction === 'descending' ? '-' : ''}${column}`;
