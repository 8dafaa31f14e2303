import { useState } from 'react';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from './card.tsx';
import { MailPreview } from './mail-preview.tsx';
import styles from './order.module.css';
import { useOrder } from './order-context.ts';
import { When } from './when.tsx';

/** Mails to the buyer; a sent or failed one can be sent again. */
export function Mails() {
  const t = useT();
  const { file, act } = useOrder();
  const [previewed, setPreviewed] = useState<number | null>(null);
  return (
    <Card title={t('order.mails')}>
      {file.mails.length === 0 && <p className={styles.quiet}>{t('order.noMails')}</p>}
      <ul className={`${styles.list} ${styles.mails}`}>
        {file.mails.map(({ id, kind, copies, sentAt, failedAt, attempts }) => (
          <li key={id}>
            <p>{t(`order.mail.${kind}`)}</p>
            <p className={styles.quiet}>
              {sentAt && <When at={sentAt} />}
              {!sentAt && (failedAt ? t('order.gaveUp') : t('order.waits', { count: attempts }))}
              {copies > 0 && `, ${t('order.sentAgain', { count: copies })}`}
            </p>
            <Button
              tone="quiet"
              icon="eye"
              aria-label={`${t('order.preview')}: ${t(`order.mail.${kind}`)}`}
              onPress={() => setPreviewed(id)}
            >
              {t('order.preview')}
            </Button>
            {(sentAt ?? failedAt) && (
              <Button
                tone="quiet"
                aria-label={`${t('order.sendAgain')}: ${t(`order.mail.${kind}`)}`}
                onPress={() => void act('resend', { mail: `${id}`, copies: `${copies}` })}
              >
                {t('order.sendAgain')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {previewed !== null && <MailPreview mail={previewed} onClose={() => setPreviewed(null)} />}
    </Card>
  );
}
