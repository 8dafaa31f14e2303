import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProductStock } from '#schemas/api/catalogue-staff.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Empty, Failed, Waiting } from '../../../ui/dialogs/states.tsx';
import spoken from '../../../ui/spoken.module.css';
import { Value, type ValueField } from '../../value.tsx';
import recordStyles from '../record.module.css';
import type { RecordPanelProps } from '../record-panel-props.ts';
import styles from './catalogue.module.css';
import { CatalogueTexts } from './catalogue-texts.tsx';
import { SignedCount } from './signed-count.tsx';
import { StockForm } from './stock-form.tsx';

/** The stock of a product: the current number, a form that changes it, and every movement. */
export function StockPanel({ row }: RecordPanelProps) {
  return (
    <CatalogueTexts>
      {row.values.format === 'Configurable' ? null : <Stock id={Number(row.id)} />}
    </CatalogueTexts>
  );
}

function Stock({ id }: { readonly id: number }) {
  const t = useT();
  const api = useEditorApi();
  const client = useQueryClient();
  const queryKey = ['products', 'stock', id];
  const { data, refetch } = useQuery({ queryKey, queryFn: () => api.call('stock.get', { id }) });
  return (
    <section className={recordStyles.card} aria-label={t('catalogue.stock')}>
      <h2>{t('catalogue.stock')}</h2>
      {data === undefined && <Waiting />}
      {data && !data.ok && <Failed error={data.error} onRetry={() => void refetch()} />}
      {data?.ok && (
        <>
          <Now stock={data.value} />
          <StockForm
            id={id}
            stock={data.value}
            onMoved={(value) => client.setQueryData(queryKey, { ok: true, value })}
          />
          <Movements movements={data.value.movements} />
        </>
      )}
    </section>
  );
}

const number: ValueField = { cell: 'number', choices: [] };

function Now({ stock: { stock, reserved } }: { readonly stock: ProductStock }) {
  const t = useT();
  return (
    <dl className={styles.now}>
      <div>
        <dt>{t('catalogue.inStock')}</dt>
        <dd>
          {stock === null ? t('catalogue.notCounted') : <Value field={number} value={stock} />}
        </dd>
      </div>
      {stock !== null && (
        <>
          <div>
            <dt>{t('catalogue.reserved')}</dt>
            <dd>
              <Value field={number} value={reserved} />
            </dd>
          </div>
          <div>
            <dt>{t('catalogue.available')}</dt>
            <dd>
              <Value field={number} value={stock - reserved} />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

const date: ValueField = { cell: 'date', choices: [] };

function Movements({ movements }: Pick<ProductStock, 'movements'>) {
  const t = useT();
  if (movements.length === 0) return <Empty text={t('catalogue.noMovements')} />;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={spoken.spoken}>{t('catalogue.movements')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('catalogue.when')}</th>
            <th scope="col">{t('catalogue.what')}</th>
            <th scope="col" className={styles.number}>
              {t('catalogue.quantity')}
            </th>
            <th scope="col" className={styles.number}>
              {t('catalogue.inStock')}
            </th>
            <th scope="col">{t('catalogue.who')}</th>
          </tr>
        </thead>
        <tbody>
          {movements.map(({ id, at, quantity, stock, reason, note, actor }) => (
            <tr key={id}>
              <td>
                <Value field={date} value={at} />
              </td>
              <td>
                {t(`catalogue.reason_${reason}`)}
                {note && <small className={styles.note}>{note}</small>}
              </td>
              <td className={styles.number}>
                <SignedCount count={quantity} />
              </td>
              <td className={styles.number}>
                {stock === null ? '–' : <Value field={number} value={stock} />}
              </td>
              <td>{actor ?? t('catalogue.shop')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
