import { useState } from 'react';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import { Card } from '../orders/card.tsx';
import { When } from '../orders/when.tsx';
import styles from './customer.module.css';
import { useCustomer } from './customer-context.ts';

/** The customer's open sessions. */
export function Sessions() {
  const t = useT();
  const { file, mayChange } = useCustomer();
  const { error, end } = useEnd();
  const { sessions } = file;
  return (
    <Card title={t('customer.sessions')}>
      {error && <ErrorLine error={error} />}
      {sessions.length === 0 && <p className={styles.quiet}>{t('customer.noSessions')}</p>}
      <ul className={styles.list}>
        {sessions.map(({ id, device, usedAt }) => {
          const name = device ?? t('customer.unknownDevice');
          return (
            <li key={id} className={styles.row}>
              <span>{name}</span>
              <span className={styles.quiet}>
                <When at={usedAt} />
              </span>
              {mayChange && (
                <Button
                  tone="quiet"
                  aria-label={`${t('customer.endSession')}: ${name}`}
                  onPress={() => void end(id)}
                >
                  {t('customer.endSession')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {mayChange && sessions.length > 1 && (
        <p>
          <Button icon="log-out" onPress={() => void end()}>
            {t('customer.endSessions')}
          </Button>
        </p>
      )}
    </Card>
  );
}

function useEnd() {
  const api = useEditorApi();
  const { file, show } = useCustomer();
  const [error, setError] = useState<AppError | null>(null);
  const end = async (session?: string) => {
    const ended = await api.call('customerFile.endSessions', {
      id: file.id,
      ...(session !== undefined && { session }),
    });
    setError(ended.ok ? null : ended.error);
    if (ended.ok) show(ended.value);
  };
  return { error, end };
}
