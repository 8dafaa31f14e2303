import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { useDropCached } from '../../queries.ts';
import styles from '../record.module.css';
import type { RecordPanelProps } from '../record-panel-props.ts';
import { RelationPicker } from '../relation-picker.tsx';
import { CatalogueTexts } from './catalogue-texts.tsx';

/** Deletes a category. Its products and subcategories move to another category. */
export function CategoryRemoval(props: RecordPanelProps) {
  return (
    <CatalogueTexts>
      <Removal {...props} />
    </CatalogueTexts>
  );
}

function Removal({ collection, row }: RecordPanelProps) {
  const t = useT();
  const { contents, into, setInto, error, remove } = useRemoval(Number(row.id));
  if (!collection.mayRemove || contents.products + contents.inside === 0) return null;
  return (
    <section className={styles.card} aria-label={t('catalogue.removeCategory')}>
      <h2>{t('catalogue.removeCategory')}</h2>
      <p>{t('catalogue.removeCategoryHelp', contents)}</p>
      <RelationPicker
        label={t('catalogue.moveInto')}
        relation="categories"
        isList={false}
        ids={into}
        onChange={setInto}
        errors={error ? [t(errorKey(error), error.params)] : []}
      />
      <Button
        icon="trash-2"
        tone="danger"
        isDisabled={into.length === 0}
        onPress={() => void remove()}
      >
        {t('catalogue.moveAndRemove')}
      </Button>
    </section>
  );
}

const errorKey = ({ code, params }: AppError): string =>
  params?.reason === undefined ? `errors.${code}` : `errors.refused_${params.reason}`;

function useRemoval(id: number) {
  const t = useT();
  const api = useEditorApi();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const dropCached = useDropCached('categories');
  const [into, setInto] = useState<readonly string[]>([]);
  const [error, setError] = useState<AppError | null>(null);
  const { data } = useQuery({
    queryKey: ['categories', 'tree'],
    queryFn: () => api.call('categoryTree.get', {}),
  });
  const nodes = data?.ok ? data.value : [];
  async function remove(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('catalogue.removeCategory'),
      text: t('catalogue.removeCategorySure'),
      action: t('catalogue.moveAndRemove'),
      danger: true,
    });
    if (!isSure) return;
    const removed = await api.call('categoryTree.remove', { id, into: Number(into[0]) });
    if (!removed.ok) return setError(removed.error);
    await dropCached();
    await navigate('/categories', { replace: true });
  }
  const contents = {
    products: nodes.find((node) => node.id === id)?.products ?? 0,
    inside: nodes.filter(({ parentId }) => parentId === id).length,
  };
  return { contents, into, setInto, error, remove };
}
