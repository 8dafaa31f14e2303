import { useMessages } from '#runtime/block/context.tsx';
import { useOrderFormat } from '#runtime/orders/order-format.ts';
import { Button } from '#runtime/ui/button.tsx';
import { CopyButton } from '#runtime/ui/copy-button.tsx';
import type { BankTransfer } from '#schemas/entities/order.ts';
import { decimalText } from '#schemas/money/decimal-text.ts';
import { digitsOf } from '#schemas/money/site-currency.ts';
import type { Money } from '#schemas/money.ts';
import { slipPath } from '#schemas/rules/pay-path.ts';
import styles from './payment-slip.module.css';

interface PaymentSlipProps {
  readonly orderSlug: string;
  readonly transfer: BankTransfer;
  /** ISO code of the order's currency. */
  readonly currency: string;
}

/** Data of a bank transfer, laid out like a paper payment slip. */
export function PaymentSlip({ orderSlug, transfer, currency }: PaymentSlipProps) {
  const t = useMessages('order-success');
  const format = useOrderFormat(currency);
  const { recipient, iban, model, reference, amount, description, dueDate } = transfer;
  const rows = [
    { key: 'amount', shown: format.price(amount), copied: decimal(amount, currency) },
    { key: 'recipient', shown: recipient },
    { key: 'iban', shown: iban.replace(/(.{4})(?=.)/g, '$1\u00a0'), copied: iban },
    { key: 'model', shown: model },
    { key: 'reference', shown: reference },
    { key: 'purpose', shown: description },
  ] as const;
  return (
    <section className={styles.slip} aria-label={t('slip')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('slip')}</h2>
        {dueDate && <p className="marginalia">{t('due', { date: format.date(dueDate) })}</p>}
      </header>
      <div className={styles.body}>
        <dl className={styles.rows}>
          {rows.map(({ key, shown, ...row }) => (
            <div key={key} data-row={key}>
              <dt>{t(key)}</dt>
              <dd>
                <span className={styles.value}>{shown}</span>
                <CopyButton
                  className={styles.copy}
                  text={'copied' in row ? row.copied : shown}
                  label={t('copy', { what: t(key) })}
                  done={t('copied', { what: t(key) })}
                />
              </dd>
            </div>
          ))}
        </dl>
        <SlipCode orderSlug={orderSlug} />
      </div>
    </section>
  );
}

/** Formats an amount as banking forms accept it: `1234,50`. */
const decimal = (amount: Money, currency: string) =>
  decimalText(amount, digitsOf(currency)).replace('.', ',');

/** The code for banking apps: to scan from a screen, or to save on the phone that shows it. */
function SlipCode({ orderSlug }: Pick<PaymentSlipProps, 'orderSlug'>) {
  const t = useMessages('order-success');
  return (
    <figure className={styles.code}>
      <img src={slipPath(orderSlug, 'svg')} alt={t('scanAlt')} width={904} height={272} />
      <figcaption className={styles.hint}>{t('scanHint')}</figcaption>
      <Button
        size="small"
        icon="download"
        href={slipPath(orderSlug, 'png')}
        download={t('scanFile')}
      >
        {t('scanSave')}
      </Button>
    </figure>
  );
}
