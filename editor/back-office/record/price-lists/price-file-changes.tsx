import type { PriceFile } from '#schemas/api/price-list-staff.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Value, type ValueField } from '../../value.tsx';
import styles from '../catalogue/catalogue.module.css';
import { AboveRegular, isAbove } from './above-regular.tsx';
import own from './price-file.module.css';

const shown = 20;
const money: ValueField = { cell: 'money', choices: [] };

/** Whether the new price has a warning. */
export const isWarned = ({ price, retailPrice }: PriceFile['changes'][number]) =>
  isAbove(price, retailPrice);

/** The first prices that a file changes, before and after; those with a warning are above the others. */
export function PriceFileChanges({ changes }: Pick<PriceFile, 'changes'>) {
  const t = useT();
  if (changes.length === 0) return null;
  const warnedFirst = changes.toSorted(
    (one, other) => Number(isWarned(other)) - Number(isWarned(one)),
  );
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{t('priceLists.changes')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('priceLists.column_sku')}</th>
            <th scope="col" className={styles.number}>
              {t('priceLists.column_former')}
            </th>
            <th scope="col" className={styles.number}>
              {t('priceLists.column_new')}
            </th>
          </tr>
        </thead>
        <tbody>
          {warnedFirst.slice(0, shown).map((change) => (
            <tr key={change.sku}>
              <td className={own.key} dir="auto">
                {change.sku}
              </td>
              <td className={styles.number}>
                <Value field={money} value={change.former} />
              </td>
              <td className={styles.number}>
                <Value field={money} value={change.price} />
                {isWarned(change) && <AboveRegular />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > shown && (
        <p className={styles.hint}>{t('priceLists.more', { shown, total: changes.length })}</p>
      )}
    </div>
  );
}
