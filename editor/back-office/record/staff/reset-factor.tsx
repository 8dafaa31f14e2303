import messages from 'virtual:messages/editor/back-office/record/staff';
import { useState } from 'react';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import { OwnTexts } from '../../own-texts.tsx';
import { useDropCached } from '../../queries.ts';
import styles from '../record.module.css';
import type { RecordPanelProps } from '../record-panel-props.ts';

/** Disables the second factor of a staff member who has lost the authenticator app. */
export function ResetFactor({ row }: RecordPanelProps) {
  if (row.values['second_factor'] !== true) return null;
  return (
    <OwnTexts name="staff" messages={messages}>
      <Reset id={Number(row.id)} />
    </OwnTexts>
  );
}

function Reset({ id }: { readonly id: number }) {
  const t = useT();
  const api = useEditorApi();
  const dialogs = useDialogs();
  const dropCached = useDropCached('staff');
  const [error, setError] = useState<AppError | null>(null);
  const reset = async () => {
    const isSure = await dialogs.confirm({
      title: t('staff.resetTitle'),
      text: t('staff.resetText'),
      action: t('staff.reset'),
      danger: true,
    });
    if (!isSure) return;
    const done = await api.call('staffFactor.reset', { id });
    setError(done.ok ? null : done.error);
    if (done.ok) await dropCached();
  };
  return (
    <section className={styles.card} aria-label={t('staff.factor')}>
      <h2>{t('staff.factor')}</h2>
      <p>{t('staff.factorText')}</p>
      {error && <ErrorLine error={error} />}
      <p>
        <Button icon="lock-open" onPress={() => void reset()}>
          {t('staff.reset')}
        </Button>
      </p>
    </section>
  );
}
