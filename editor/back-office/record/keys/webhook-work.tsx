import { useState } from 'react';
import { Link } from 'react-aria-components';
import type { AppError, Result } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import { useDropCached } from '../../queries.ts';
import styles from '../record.module.css';
import type { RecordPanelProps } from '../record-panel-props.ts';
import { KeyTexts } from './key-texts.tsx';

/** Sends a test message to a webhook, and links to the sent messages. */
export function TestWebhook({ row }: RecordPanelProps) {
  const api = useEditorApi();
  return (
    <KeyTexts>
      <Work name="test" run={() => api.call('webhook.test', { id: row.id })} done="tested" />
    </KeyTexts>
  );
}

/** Sends a webhook message again. */
export function ReplayMessage({ row }: RecordPanelProps) {
  const api = useEditorApi();
  if (row.values['state'] === 'waiting') return null;
  return (
    <KeyTexts>
      <Work
        name="replay"
        run={() => api.call('webhook.replay', { id: Number(row.id) })}
        done="replayed"
      />
    </KeyTexts>
  );
}

interface WorkProps {
  readonly name: 'test' | 'replay';
  readonly run: () => Promise<Result<unknown>>;
  readonly done: 'tested' | 'replayed';
}

function Work({ name, run, done }: WorkProps) {
  const t = useT();
  const dropCached = useDropCached('webhook-messages');
  const [isDone, setIsDone] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const work = async () => {
    const result = await run();
    setError(result.ok ? null : result.error);
    setIsDone(result.ok);
    if (result.ok) await dropCached();
  };
  return (
    <section className={styles.card} aria-label={t('keys.message')}>
      <h2>{t('keys.message')}</h2>
      {error && <ErrorLine error={error} />}
      <p className={styles.foot}>
        <Button icon="send" onPress={() => void work()}>
          {t(`keys.${name}`)}
        </Button>
        <span role="status">{isDone ? t(`keys.${done}`) : ''}</span>
      </p>
      <p>
        <Link href="/webhook-messages">{t('keys.toMessages')}</Link>
      </p>
    </section>
  );
}
