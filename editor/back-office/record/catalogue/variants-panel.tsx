import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Failed, Waiting } from '../../../ui/dialogs/states.tsx';
import { useDropCached } from '../../queries.ts';
import recordStyles from '../record.module.css';
import type { RecordPanelProps } from '../record-panel-props.ts';
import { CatalogueTexts } from './catalogue-texts.tsx';
import { VariantGrid } from './variant-grid.tsx';

/** Variants of a configurable product: generated from attributes and edited as a grid. */
export function VariantsPanel({ row }: RecordPanelProps) {
  return (
    <CatalogueTexts>
      {row.values.format === 'Configurable' ? <Variants id={Number(row.id)} /> : null}
    </CatalogueTexts>
  );
}

function Variants({ id }: { readonly id: number }) {
  const t = useT();
  const api = useEditorApi();
  const client = useQueryClient();
  const dropCached = useDropCached('variants');
  // The key is not below `products`: saving the record must not replace rows that staff are editing.
  const queryKey = ['product variants', id];
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: () => api.call('variants.get', { id }),
    refetchOnWindowFocus: false,
  });
  return (
    <section className={recordStyles.card} aria-label={t('catalogue.variants')}>
      <h2>{t('catalogue.variants')}</h2>
      {data === undefined && <Waiting />}
      {data && !data.ok && <Failed error={data.error} onRetry={() => void refetch()} />}
      {data?.ok && (
        <VariantGrid
          id={id}
          known={data.value}
          onSaved={(value) => {
            client.setQueryData(queryKey, { ok: true, value });
            void dropCached();
          }}
        />
      )}
    </section>
  );
}
