import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListPrices } from '#schemas/api/price-list-staff.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Failed, Waiting } from '../../../ui/dialogs/states.tsx';
import { useDropCached } from '../../queries.ts';
import recordStyles from '../record.module.css';
import type { RecordPanelProps } from '../record-panel-props.ts';
import { PriceListTexts } from './price-list-texts.tsx';
import { PricesGrid } from './prices-grid.tsx';

/** Prices of single products in a price list, edited as a grid. */
export function PricesPanel({ collection, row }: RecordPanelProps) {
  return (
    <PriceListTexts>
      <Prices id={Number(row.id)} mayChange={collection.mayChange} />
    </PriceListTexts>
  );
}

function Prices({ id, mayChange }: { readonly id: number; readonly mayChange: boolean }) {
  const t = useT();
  const api = useEditorApi();
  const client = useQueryClient();
  const dropCached = useDropCached('list-prices');
  const dropLists = useDropCached('price-lists');
  // The key is not below `price-lists`: saving the record must not replace rows that staff are editing.
  const queryKey = ['prices of list', id];
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: () => api.call('priceList.prices', { id }),
    refetchOnWindowFocus: false,
    // The grid reads its data only at mount, and another screen may have changed the prices.
    staleTime: 0,
    gcTime: 0,
  });
  const keep = (value: ListPrices) => {
    client.setQueryData(queryKey, { ok: true, value });
    void dropCached();
    void dropLists();
  };
  return (
    <section className={recordStyles.card} aria-label={t('priceLists.prices')}>
      <h2>{t('priceLists.prices')}</h2>
      {data === undefined && <Waiting />}
      {data && !data.ok && <Failed error={data.error} onRetry={() => void refetch()} />}
      {data?.ok && <PricesGrid id={id} known={data.value} mayChange={mayChange} onSaved={keep} />}
    </section>
  );
}
