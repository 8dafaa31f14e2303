import { type ClipboardEvent, useId } from 'react';
import { localize } from '#schemas/languages.ts';
import { useT } from '../../../i18n/translate.tsx';
import { IconButton } from '../../../ui/button.tsx';
import field from '../../../ui/fields/field.module.css';
import { useBackOffice } from '../../context.ts';
import { Value, type ValueField } from '../../value.tsx';
import styles from '../catalogue/catalogue.module.css';
import { AboveRegular } from './above-regular.tsx';
import type { PriceColumn, PriceDraft } from './price-drafts.ts';
import own from './price-grid.module.css';
import type { Problem } from './use-prices.ts';

interface PriceRowProps {
  readonly row: PriceDraft;
  readonly isReadOnly: boolean;
  readonly isAbove: boolean;
  readonly problem: Problem | null;
  readonly onChange: (change: Partial<PriceDraft>) => void;
  readonly onPaste: (text: string, column: PriceColumn) => void;
}

const money: ValueField = { cell: 'money', choices: [] };

/** A row of the grid. The SKU of a saved price is fixed: another product needs another row. */
export function PriceRow(props: PriceRowProps) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const { row, isReadOnly, onChange } = props;
  const { held } = row;
  const name = held ? localize(held.name, uiLanguage) : row.sku || t('priceLists.newRow');
  const isBlank = held === null && row.sku === '' && row.price === '';
  if (isReadOnly && held === null) return null;
  return (
    <tr>
      {held ? (
        <th scope="row" className={own.sku}>
          {held.sku}
          <small className={own.nameBelow}>{name}</small>
        </th>
      ) : (
        <Cell {...props} column="sku" name={name} />
      )}
      <td className={own.name}>{held && name}</td>
      <td className={styles.number}>{held && <Value field={money} value={held.retailPrice} />}</td>
      {isReadOnly && held ? (
        <td className={styles.number}>
          <Value field={money} value={held.price} />
          {props.isAbove && <AboveRegular />}
        </td>
      ) : (
        <Cell {...props} column="price" name={name} />
      )}
      <td className={styles.tool}>
        {!isReadOnly && !isBlank && (
          <IconButton
            icon="x"
            label={t('priceLists.remove', { name })}
            onPress={() => onChange({ isRemoved: true })}
          />
        )}
      </td>
    </tr>
  );
}

interface CellProps extends PriceRowProps {
  readonly column: PriceColumn;
  readonly name: string;
}

function Cell({ row, column, name, problem, isAbove, onChange, onPaste }: CellProps) {
  const t = useT();
  const noteId = useId();
  const wrong = problem?.column === column ? problem.text : null;
  const isWarned = wrong === null && column === 'price' && isAbove;
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    onPaste(text, column);
  };
  return (
    <td>
      <input
        className={`${field.input} ${styles.cell}`}
        aria-label={`${t(`priceLists.column_${column}`)}: ${name}`}
        aria-invalid={wrong !== null || undefined}
        aria-describedby={wrong !== null || isWarned ? noteId : undefined}
        inputMode={column === 'sku' ? 'text' : 'decimal'}
        value={row[column]}
        onChange={(event) => onChange({ [column]: event.target.value })}
        onPaste={paste}
      />
      {wrong !== null && (
        <small id={noteId} role="alert" className={styles.refused}>
          {wrong}
        </small>
      )}
      {isWarned && <AboveRegular id={noteId} />}
    </td>
  );
}
