import { useState } from 'react';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyField } from '../../../ui/dialogs/copy-field.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import { useDropCached } from '../../queries.ts';
import styles from '../record.module.css';
import type { RecordPanelProps } from '../record-panel-props.ts';
import { KeyTexts } from './key-texts.tsx';

/** The secret of a key: made and replaced here, and shown this once. */
export function KeySecret(props: RecordPanelProps) {
  return (
    <KeyTexts>
      <Secret {...props} />
    </KeyTexts>
  );
}

function Secret({ collection, row }: RecordPanelProps) {
  const t = useT();
  const { secret, error, renew } = useNewSecret(collection.name, row.id);
  const end = row.values['secret_end'];
  const has = typeof end === 'string';
  return (
    <section className={styles.card} aria-label={t('keys.secret')}>
      <h2>{t('keys.secret')}</h2>
      {secret ? (
        <CopyField label={t('keys.secret')} help={t('keys.once')} value={secret} />
      ) : (
        <p>{has ? t('keys.ends', { end }) : t('keys.none')}</p>
      )}
      {error && <ErrorLine error={error} />}
      <p>
        <Button tone={has ? 'plain' : 'primary'} icon="refresh-cw" onPress={() => void renew(has)}>
          {t(has ? 'keys.renew' : 'keys.make')}
        </Button>
      </p>
    </section>
  );
}

function useNewSecret(name: string, id: string) {
  const t = useT();
  const api = useEditorApi();
  const dialogs = useDialogs();
  const dropCached = useDropCached(name);
  const [secret, setSecret] = useState<string | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  async function renew(isReplacing: boolean): Promise<void> {
    const question = {
      title: t('keys.renewTitle'),
      text: t('keys.renewText'),
      action: t('keys.renew'),
      danger: true,
    };
    if (isReplacing && !(await dialogs.confirm(question))) return;
    const made = await api.call('apiKey.newSecret', { id });
    setError(made.ok ? null : made.error);
    if (!made.ok) return;
    setSecret(made.value.secret);
    await dropCached();
  }
  return { secret, error, renew };
}
