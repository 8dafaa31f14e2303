import { useState } from 'react';
import type { JsonObject } from '#schemas/document/element.ts';
import type { ImportJobView } from '#schemas/entities/import-job.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine, InlineAlert } from '../../../ui/dialogs/states.tsx';
import { useBackOffice } from '../../context.ts';
import { useFormatCount } from '../../use-format-count.ts';
import { changeText } from './change-text.ts';
import { Counts } from './counts.tsx';
import styles from './import.module.css';
import { Mapping } from './mapping.tsx';
import { Problems } from './problems.tsx';
import { useDropImports, useImportChanges } from './queries.ts';

/** Preview of the import. Nothing is stored until the user starts it. */
export function Plan({ job }: { readonly job: ImportJobView }) {
  const t = useT();
  const api = useEditorApi();
  const drop = useDropImports();
  const [isMapping, setMapping] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const format = useFormatCount();
  const hash = job.hash ?? '';
  const products = job.total - (job.additions.pictures ?? 0);
  const start = async () => {
    const started = await api.call('import.run', { id: job.id, hash });
    if (!started.ok) setError(started.error);
    await drop();
  };
  if (isMapping) return <Mapping job={job} />;
  const added = Object.entries(job.additions).filter(([, n]) => n > 0);
  return (
    <>
      <Counts counts={job.counts} />
      {added.length > 0 && (
        <p className={styles.muted}>
          {t('import.additions')}{' '}
          {added.map(([key, n]) => `${t(`import.added_${key}`)}: ${n}`).join(', ')}
        </p>
      )}
      {job.total === 0 && <InlineAlert>{t('import.nothing')}</InlineAlert>}
      <div className={styles.actions}>
        <Button tone="primary" isDisabled={job.total === 0} onPress={() => void start()}>
          {t('import.start', { smart_count: products, count: format(products) })}
        </Button>
        <Button onPress={() => setMapping(true)}>{t('import.changeMapping')}</Button>
      </div>
      {error && <ErrorLine error={error} />}
      <Problems id={job.id} version={hash} />
      {job.total > 0 && <Changes id={job.id} version={hash} />}
    </>
  );
}

const changesShown = 20;

function Changes({ id, version }: { readonly id: number; readonly version: string }) {
  const t = useT();
  const { uiLanguage, site } = useBackOffice();
  const texts = { t, language: uiLanguage, currency: site.currency };
  const { data } = useImportChanges({ id }, version);
  const rows = data?.ok ? data.value.slice(0, changesShown) : [];
  return (
    <section className={styles.section} aria-labelledby="import-changes">
      <h2 id="import-changes">{t('import.changes')}</h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('import.line')}</th>
              <th scope="col">SKU</th>
              <th scope="col">{t('import.what')}</th>
              <th scope="col">{t('import.values')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.sku}>
                <td className={styles.number}>{row.line ?? '–'}</td>
                <td className={styles.key}>{row.sku}</td>
                <td>{t(`import.action_${row.action}`)}</td>
                <td className={styles.values}>
                  {changeText(row.before as JsonObject, row.after as JsonObject, texts)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
