import { Link } from 'react-aria-components';
import { useT } from '../../i18n/translate.tsx';
import { Card } from './card.tsx';
import styles from './order.module.css';
import { useOrder } from './order-context.ts';
import { When } from './when.tsx';

/** Who buys, and where the goods and the invoice go. */
export function Addresses() {
  const t = useT();
  const { addressLines, email, userId } = useOrder().file;
  const kinds = (['Main', 'Shipping'] as const).filter((kind) => addressLines[kind]);
  return (
    <Card title={t('order.customer')}>
      {email && (
        <p className={styles.email}>
          {userId === null ? email : <Link href={`/customers/record/${userId}`}>{email}</Link>}
        </p>
      )}
      <div className={styles.addresses}>
        {kinds.map((kind) => (
          <address key={kind}>
            <strong>{t(`order.${kind}`)}</strong>
            {addressLines[kind]?.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        ))}
      </div>
    </Card>
  );
}

/** The buyer's notes, always as plain text. */
export function Notes() {
  const t = useT();
  const { notes } = useOrder().file;
  const keys = (['orderMessage', 'giftMessage', 'to', 'from'] as const).filter((key) => notes[key]);
  if (keys.length === 0) return null;
  return (
    <Card title={t('order.notes')}>
      <dl className={styles.notes}>
        {keys.map((key) => (
          <div key={key}>
            <dt>{t(`order.${key}`)}</dt>
            <dd>{notes[key]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Payment attempts, with the reports about each. */
export function Payments() {
  const t = useT();
  const { file, price } = useOrder();
  const { payments, paymentReference, paidAt, expiresAt } = file;
  if (payments.length === 0 && !paymentReference && !paidAt && !expiresAt) return null;
  return (
    <Card title={t('order.paymentsTitle')}>
      {paidAt ? (
        <p>
          {t('order.pay.paid')}: <When at={paidAt} />
        </p>
      ) : (
        expiresAt && (
          <p>
            {t('order.pay.open')}: <When at={expiresAt} />
          </p>
        )
      )}
      {paymentReference && (
        <p>
          {t('order.reference')}: {paymentReference}
        </p>
      )}
      <ol className={styles.list}>
        {payments.map((payment) => (
          <li key={payment.id}>
            <p>
              <strong>{t(`order.type.${payment.type}`)}</strong> {price(payment.amount)}{' '}
              {t(`order.pay.${payment.state}`)}
            </p>
            {payment.providerId && <p className={styles.quiet}>{payment.providerId}</p>}
            <ul>
              {payment.reports.map(({ at, source, state }) => (
                <li key={`${at}${source}${state}`}>
                  <When at={at} /> · {t(`order.source.${source}`)}: {t(`order.pay.${state}`)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}
