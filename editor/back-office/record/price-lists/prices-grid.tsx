import { Link } from 'react-aria-components';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import spoken from '../../../ui/spoken.module.css';
import { useAmountFormat } from '../../use-amount-format.ts';
import styles from '../catalogue/catalogue.module.css';
import { useUnsaved } from '../use-unsaved.ts';
import { isAboveRegular, pastedPrices, pastedRows } from './price-drafts.ts';
import { PriceFile } from './price-file.tsx';
import own from './price-grid.module.css';
import { PriceRow } from './price-row.tsx';
import { type PricesProps, usePrices } from './use-prices.ts';

const headClasses: Readonly<Record<string, string | undefined>> = {
  name: own.name,
  retailPrice: styles.number,
};

/** A row for each price. Columns of a spreadsheet can be pasted into it. */
export function PricesGrid(props: PricesProps) {
  const t = useT();
  const { id, known, mayChange } = props;
  const { rows, setRows, isChanged, isSaving, problem, error, save, show } = usePrices(props);
  const { digits } = useAmountFormat();
  const above = new Set(rows.filter((row) => isAboveRegular(row, digits)));
  useUnsaved(isChanged);
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className={spoken.spoken}>{t('priceLists.prices')}</caption>
          <thead>
            <tr>
              {['sku', 'name', 'retailPrice', 'price'].map((column) => (
                <th key={column} scope="col" className={headClasses[column]}>
                  {t(`priceLists.column_${column}`)}
                </th>
              ))}
              <th scope="col">
                <span className={spoken.spoken}>{t('priceLists.column_remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) =>
              row.isRemoved ? null : (
                <PriceRow
                  key={row.key}
                  row={row}
                  isReadOnly={!mayChange}
                  isAbove={above.has(row)}
                  problem={problem?.at === at ? problem : null}
                  onChange={(change) =>
                    setRows(rows.map((each) => (each === row ? { ...each, ...change } : each)))
                  }
                  onPaste={(text, column) =>
                    setRows(
                      column === 'sku' ? pastedRows(rows, text) : pastedPrices(rows, text, at),
                    )
                  }
                />
              ),
            )}
          </tbody>
        </table>
      </div>
      <p aria-live="polite" className={spoken.spoken}>
        {[...above].map(({ sku }) => `${sku}: ${t('priceLists.above')}`).join(' ')}
      </p>
      {error && <ErrorLine error={error} />}
      <More known={known} />
      {mayChange && (
        <p className={styles.actions}>
          <Button
            tone="primary"
            icon="save"
            isDisabled={!isChanged || isSaving}
            onPress={() => void save()}
          >
            {t('priceLists.save')}
          </Button>
          <span className={styles.hint}>{t('priceLists.hint')}</span>
        </p>
      )}
      <PriceFile id={id} mayChange={mayChange} isDisabled={isChanged || isSaving} onSaved={show} />
    </>
  );
}

function More({ known: { rows, total } }: Pick<PricesProps, 'known'>) {
  const t = useT();
  if (total <= rows.length) return null;
  return (
    <p className={styles.actions}>
      <span className={styles.hint}>{t('priceLists.more', { shown: rows.length, total })}</span>
      <Link className={styles.link} href="/list-prices">
        {t('priceLists.all')}
      </Link>
    </p>
  );
}
