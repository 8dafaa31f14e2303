import { Link } from 'react-aria-components';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from './card.tsx';
import styles from './order.module.css';
import { useOrder } from './order-context.ts';
import { When } from './when.tsx';

/** Email, account and addresses of the buyer. */
export function Addresses() {
  const t = useT();
  const { file, ask } = useOrder();
  const { addressLines, email, userId } = file;
  const kinds = (['Main', 'Shipping'] as const).filter((kind) => addressLines[kind]);
  return (
    <Card title={t('order.customer')}>
      {email && (
        <p className={styles.email}>
          {userId === null ? email : <Link href={`/customers/record/${userId}`}>{email}</Link>}
        </p>
      )}
      {file.actions.includes('email') && (
        <p>
          <Button tone="quiet" icon="pencil" onPress={() => ask('email')}>
            {t('order.do.email')}
          </Button>
        </p>
      )}
      <div className={styles.addresses}>
        {kinds.map((kind) => (
          <Place key={kind} kind={kind} />
        ))}
      </div>
    </Card>
  );
}

function Place({ kind }: { readonly kind: 'Main' | 'Shipping' }) {
  const t = useT();
  const { file, ask } = useOrder();
  const { company, addressLines, papers, actions } = file;
  const isIssued = kind === 'Main' && papers.some((paper) => paper.kind === 'invoice');
  const lines = addressLines[kind] ?? [];
  return (
    <div>
      <address>
        <strong>{t(`order.${kind}`)}</strong>
        {kind === 'Main' && company?.name && (
          <span>{[company.name, company.oib].filter(Boolean).join(', ')}</span>
        )}
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {actions.includes('address') &&
        (isIssued ? (
          <p className={styles.quiet}>{t('order.errors.invoiced')}</p>
        ) : (
          <Button
            tone="quiet"
            icon="pencil"
            aria-label={`${t('order.do.address')}: ${t(`order.${kind}`)}`}
            onPress={() => ask('address', kind)}
          >
            {t('order.do.address')}
          </Button>
        ))}
    </div>
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

/** Payment attempts, each with its reports. */
export function Payments() {
  const t = useT();
  const { file, priceIn } = useOrder();
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
              <strong>{t(`order.type.${payment.type}`)}</strong>{' '}
              {priceIn(payment.amount, payment.currency)} {t(`order.pay.${payment.state}`)}{' '}
              {payment.flag && (
                <strong className={styles.flag}>{t(`order.flag.${payment.flag}`)}</strong>
              )}
            </p>
            {payment.providerId && <p className={styles.quiet}>{payment.providerId}</p>}
            <ul>
              {payment.reports.map(({ at, source, state, amount, currency }) => (
                <li key={`${at}${source}${state}`}>
                  <When at={at} /> · {t(`order.source.${source}`)}: {t(`order.pay.${state}`)}
                  {amount !== null && `, ${priceIn(amount, currency ?? payment.currency)}`}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}
