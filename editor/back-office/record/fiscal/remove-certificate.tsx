import { useState } from 'react';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import { useDropCached } from '../../queries.ts';

/** Deletes the certificate after a confirmation. */
export function RemoveCertificate() {
  const t = useT();
  const api = useEditorApi();
  const dialogs = useDialogs();
  const dropCached = useDropCached('settings-fiscalisation');
  const [error, setError] = useState<AppError | null>(null);
  const remove = async () => {
    const isSure = await dialogs.confirm({
      title: t('fiscal.removeTitle'),
      text: t('fiscal.removeText'),
      action: t('fiscal.remove'),
      danger: true,
    });
    if (!isSure) return;
    const removed = await api.call('fiscalCertificate.remove', {});
    setError(removed.ok ? null : removed.error);
    await dropCached();
  };
  return (
    <p>
      <Button tone="quiet" icon="trash-2" onPress={() => void remove()}>
        {t('fiscal.remove')}
      </Button>
      {error && <ErrorLine error={error} />}
    </p>
  );
}
