import type { PriceFile } from '#schemas/api/price-list-staff.ts';
import { useT } from '../../../i18n/translate.tsx';
import styles from '../catalogue/catalogue.module.css';
import own from './price-file.module.css';

/** Maximum number of lines shown. Staff correct the file and upload it again. */
const shown = 100;

interface PriceFileProblemsProps {
  readonly problems: PriceFile['problems'];
}

/** Refused lines of a file, each with its number, SKU and reason. */
export function PriceFileProblems({ problems }: PriceFileProblemsProps) {
  const t = useT();
  if (problems.length === 0) return null;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{t('priceLists.count_refused')}</caption>
        <thead>
          <tr>
            {['line', 'sku', 'reason'].map((column) => (
              <th key={column} scope="col">
                {t(`priceLists.column_${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, shown).map(({ line, sku, value, code }) => (
            <tr key={line}>
              <td>{line}</td>
              <td className={own.key} dir="auto">
                {sku}
              </td>
              <td>{t(`priceLists.problem_${code}`, { value })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length > shown && (
        <p className={styles.hint}>{t('priceLists.more', { shown, total: problems.length })}</p>
      )}
    </div>
  );
}
