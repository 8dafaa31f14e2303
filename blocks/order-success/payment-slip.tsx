import { useFormat, useMessages } from '#runtime/block/context.tsx';
import type { BankTransfer } from '#schemas/entities/order.ts';
import styles from './view.module.css';

/** Where to send the money, laid out as the slip people know from the post office. */
export function PaymentSlip({ transfer }: { readonly transfer: BankTransfer }) {
  const t = useMessages('order-success');
  const format = useFormat();
  const { recipient, iban, model, reference, amount, description, dueDate } = transfer;
  const rows = [
    ['amount', format.price(amount)],
    ['recipient', recipient],
    ['iban', iban.replace(/(.{4})(?=.)/g, '$1\u00a0')],
    ['model', model],
    ['reference', reference],
    ['purpose', description],
  ] as const;
  return (
    <section className={styles.slip} aria-label={t('slip')}>
      <header className={styles.slipHead}>
        <h2 className={styles.slipTitle}>{t('slip')}</h2>
        {dueDate && <p className="marginalia">{t('due', { date: format.date(dueDate) })}</p>}
      </header>
      <dl className={styles.slipRows}>
        {rows.map(([key, value]) => (
          <div key={key} data-row={key}>
            <dt>{t(key)}</dt>
            <dd className={styles.copy}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.slipHint}>{t('slipHint')}</p>
    </section>
  );
}
