import { useState } from 'react';
import { Link } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { screenHref } from '#runtime/routes/href.ts';
import { type LocalizedText, localize } from '#schemas/languages.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useBackOffice } from '../../context.ts';
import { useDropCached } from '../../queries.ts';
import type { RecordPanelProps } from '../record-panel-props.ts';
import styles from './catalogue.module.css';
import { CatalogueTexts } from './catalogue-texts.tsx';

/**
 * Shows links to the product in the shop and to the main product of a variant, and a button that copies the
 * product.
 */
export function ProductActions(props: RecordPanelProps) {
  return (
    <CatalogueTexts>
      <Actions {...props} />
    </CatalogueTexts>
  );
}

function Actions({ collection, row }: RecordPanelProps) {
  const t = useT();
  const api = useEditorApi();
  const navigate = useNavigate();
  const dropCached = useDropCached('products');
  const { uiLanguage } = useBackOffice();
  const [error, setError] = useState<AppError | null>(null);
  const isActive = row.values.state === 'active';
  const slug = localize((row.values.slugs ?? {}) as LocalizedText, uiLanguage);
  const duplicate = async () => {
    const copied = await api.call('product.duplicate', { id: Number(row.id) });
    if (!copied.ok) return setError(copied.error);
    await dropCached();
    await navigate(`/products/record/${copied.value.id}`);
  };
  return (
    <section className={styles.actions} aria-label={t('catalogue.actions')}>
      <a
        className={styles.link}
        href={screenHref(uiLanguage, 'product', slug)}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name={isActive ? 'external-link' : 'eye'} />
        {t(isActive ? 'catalogue.inShop' : 'catalogue.preview')}
      </a>
      {!isActive && <p className={styles.hint}>{t('catalogue.notInShop')}</p>}
      {collection.name === 'variants' ? (
        <Link className={styles.link} href={`/products/record/${row.values.main_product_id}`}>
          <Icon name="package" />
          {t('catalogue.mainProduct')}
        </Link>
      ) : (
        collection.mayCreate && (
          <Button icon="copy" onPress={() => void duplicate()}>
            {t('catalogue.duplicate')}
          </Button>
        )
      )}
      {error && <ErrorLine error={error} />}
    </section>
  );
}
