import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import styles from './dashboard.module.css';

/** Removes the example data that a new shop starts with. */
export function Examples() {
  const t = useT();
  const api = useEditorApi();
  const dialogs = useDialogs();
  const queries = useQueryClient();
  const [error, setError] = useState<AppError | null>(null);
  const remove = async () => {
    const isSure = await dialogs.confirm({
      title: t('dashboard.removeExamplesTitle'),
      text: t('dashboard.removeExamplesText'),
      action: t('dashboard.removeExamples'),
      danger: true,
    });
    if (!isSure) return;
    const done = await api.call('examples.remove', {});
    setError(done.ok ? null : done.error);
    if (done.ok) await queries.invalidateQueries();
  };
  return (
    <section className={styles.card}>
      <h2>{t('dashboard.examples')}</h2>
      <p className={styles.note}>{t('dashboard.examplesText')}</p>
      {error && <ErrorLine error={error} />}
      <p>
        <Button icon="trash-2" onPress={() => void remove()}>
          {t('dashboard.removeExamples')}
        </Button>
      </p>
    </section>
  );
}
