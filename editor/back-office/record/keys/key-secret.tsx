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

/** The secret of an API key. */
export function KeySecret({ row }: RecordPanelProps) {
  const end = row.values['secret_end'];
  return (
    <KeyTexts>
      <Secret
        id={row.id}
        of="api-keys"
        held={typeof end === 'string' ? { key: 'keys.ends', end } : null}
        none="keys.none"
        renewText="keys.renewText"
      />
    </KeyTexts>
  );
}

/** The secret that signs the messages of a webhook. */
export function WebhookSecret({ row }: RecordPanelProps) {
  return (
    <KeyTexts>
      <Secret
        id={row.id}
        of="webhooks"
        held={row.values['has_secret'] === true ? { key: 'keys.has', end: '' } : null}
        none="keys.none_webhooks"
        renewText="keys.renewText_webhooks"
      />
    </KeyTexts>
  );
}

interface SecretProps {
  readonly id: string;
  readonly of: 'api-keys' | 'webhooks';
  /** Information about the current secret; null before the first one is created. */
  readonly held: { readonly key: string; readonly end: string } | null;
  readonly none: string;
  readonly renewText: string;
}

/** Creates or replaces a secret, and shows it once. */
function Secret({ id, of, held, none, renewText }: SecretProps) {
  const t = useT();
  const { secret, error, renew } = useNewSecret(of, id, held && renewText);
  return (
    <section className={styles.card} aria-label={t('keys.secret')}>
      <h2>{t('keys.secret')}</h2>
      {secret ? (
        <CopyField label={t('keys.secret')} help={t('keys.once')} value={secret} />
      ) : (
        <p>{held ? t(held.key, { end: held.end }) : t(none)}</p>
      )}
      {error && <ErrorLine error={error} />}
      <p>
        <Button tone={held ? 'plain' : 'primary'} icon="refresh-cw" onPress={() => void renew()}>
          {t(held ? 'keys.renew' : 'keys.make')}
        </Button>
      </p>
    </section>
  );
}

const calls = { 'api-keys': 'apiKey.newSecret', webhooks: 'webhook.newSecret' } as const;

/** If there is a warning, replacing the secret needs a confirmation. */
function useNewSecret(of: SecretProps['of'], id: string, warning: string | null) {
  const t = useT();
  const api = useEditorApi();
  const dialogs = useDialogs();
  const dropCached = useDropCached(of);
  const [secret, setSecret] = useState<string | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const confirm = (text: string) =>
    dialogs.confirm({
      title: t('keys.renewTitle'),
      text: t(text),
      action: t('keys.renew'),
      danger: true,
    });
  async function renew(): Promise<void> {
    if (warning !== null && !(await confirm(warning))) return;
    const made = await api.call(calls[of], { id });
    setError(made.ok ? null : made.error);
    if (!made.ok) return;
    setSecret(made.value.secret);
    await dropCached();
  }
  return { secret, error, renew };
}
