import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-aria-components';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { AppliedLists as Lists } from '#schemas/api/price-list-staff.ts';
import { localize } from '#schemas/languages.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Empty, Failed, Waiting } from '../../../ui/dialogs/states.tsx';
import spoken from '../../../ui/spoken.module.css';
import { useBackOffice } from '../../context.ts';
import { Value, type ValueField } from '../../value.tsx';
import styles from '../catalogue/catalogue.module.css';
import recordStyles from '../record.module.css';
import type { RecordPanelProps } from '../record-panel-props.ts';
import { PriceListTexts } from './price-list-texts.tsx';

/**
 * Price lists of a customer group, or price lists that apply to a product. Only for staff who may read them.
 */
export function AppliedLists({ collection, row }: RecordPanelProps) {
  const { collections } = useBackOffice();
  if (!collections.some(({ name }) => name === 'price-lists')) return null;
  const id = Number(row.id);
  return (
    <PriceListTexts>
      <Applied of={collection.name === 'customer-groups' ? { group: id } : { product: id }} />
    </PriceListTexts>
  );
}

function Applied({ of }: { readonly of: EndpointInput<'priceList.applied'> }) {
  const t = useT();
  const api = useEditorApi();
  const { data, refetch } = useQuery({
    queryKey: ['price-lists', 'applied', of],
    queryFn: () => api.call('priceList.applied', of),
  });
  return (
    <section className={recordStyles.card} aria-label={t('priceLists.applied')}>
      <h2>{t('priceLists.applied')}</h2>
      {data === undefined && <Waiting />}
      {data && !data.ok && <Failed error={data.error} onRetry={() => void refetch()} />}
      {data?.ok && <Table lists={data.value.lists} isPriced={of.product !== undefined} />}
    </section>
  );
}

const money: ValueField = { cell: 'money', choices: [] };
const number: ValueField = { cell: 'number', choices: [] };
const date: ValueField = { cell: 'date', choices: [] };

interface TableProps extends Lists {
  /** Whether to show the product's price instead of the percentage. */
  readonly isPriced: boolean;
}

function Table({ lists, isPriced }: TableProps) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  if (lists.length === 0) return <Empty text={t('priceLists.none')} />;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={spoken.spoken}>{t('priceLists.applied')}</caption>
        <thead>
          <tr>
            {['list', isPriced ? 'price' : 'percent', 'from', 'to', 'state'].map((column) => (
              <th key={column} scope="col">
                {t(`priceLists.column_${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lists.map(({ id, name, percent, price, validFrom, validTo, isCurrent }) => (
            <tr key={id}>
              <th scope="row">
                <Link className={styles.link} href={`/price-lists/record/${id}`}>
                  {localize(name, uiLanguage)}
                </Link>
              </th>
              <td>
                <Value field={isPriced ? money : number} value={isPriced ? price : percent} />
              </td>
              <td>
                <Value field={date} value={validFrom} />
              </td>
              <td>
                <Value field={date} value={validTo} />
              </td>
              <td>{t(isCurrent ? 'priceLists.current' : 'priceLists.notCurrent')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
