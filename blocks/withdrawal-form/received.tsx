import { useFormat, useMessages, useRuntime } from '#runtime/block/context.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import type { Withdrawal } from '#schemas/entities/withdrawal.ts';
import styles from './view.module.css';

/** Confirms the receipt of the declaration with its time, to the second. */
export function Received({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useMessages('withdrawal-form');
  const { page } = useRuntime();
  const format = useFormat();
  const { receivedAt, orderNumber: number, isConfirmed } = withdrawal;
  const at = receivedAt ?? '';
  const date = format.date(at);
  const time = format.date(at, 'seconds');
  return (
    <div className={styles.received}>
      <p className={styles.stamp}>
        <time dateTime={at}>{t('received', { number, date, time })}</time>
      </p>
      <p>{t(isConfirmed ? 'receipt' : 'confirmByLink')}</p>
      <p>{t('sendBack')}</p>
      <Button href={screenHref(page.language, 'withdrawal')}>{t('another')}</Button>
    </div>
  );
}
