import { Badge } from '#runtime/ui/badge.tsx';
import type { BuyerAddress } from '#schemas/entities/address.ts';
import { addressLines } from '#server/services/orders/admin/address-lines.ts';
import type { OrderFile } from '#server/services/orders/admin/order-file.ts';
import type { OrderAdminText } from './messages.ts';
import type { OrderAdmin } from './order-admin.ts';

interface RecordProps {
  readonly admin: OrderAdmin;
  readonly file: OrderFile;
}

/** Payment attempts, with the reports about each and their sources. */
export function Payments({ admin: { t, price, time }, file: { order, payments } }: RecordProps) {
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">{t('paymentsTitle')}</h2>
      {order.payment_reference && (
        <p>
          {t('reference')}: <span className="numerals">{order.payment_reference}</span>
        </p>
      )}
      {payments.length === 0 && <p className="admin-quiet">{t('noPayments')}</p>}
      <ol className="admin-list">
        {payments.map((payment) => (
          <li key={payment.id}>
            <p>
              <strong>{t(`type.${payment.payment_type}`)}</strong>{' '}
              {price(payment.amount, payment.currency)} {t(`pay.${payment.state}`)}{' '}
              {payment.flag && (
                <Badge tone="sale" icon="triangle-alert">
                  {t(`flag.${payment.flag}`)}
                </Badge>
              )}
            </p>
            {payment.provider_id && <p className="admin-quiet">{payment.provider_id}</p>}
            <ul>
              {payment.reports.map(({ source, state, report, created_at: at }) => (
                <li key={`${at}${source}${state}`}>
                  {time(at)} · {t(`source.${source}`)}: {t(`pay.${state}`)}
                  {report.amount !== null &&
                    `, ${price(report.amount, report.currency ?? payment.currency)}`}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Addresses({ admin: { t }, file: { addresses, countries } }: RecordProps) {
  const kinds = (['Main', 'Shipping'] as const).filter((kind) => addresses[kind]);
  return (
    <section aria-labelledby="addresses">
      <h2 id="addresses">{t('addresses')}</h2>
      <div className="admin-addresses">
        {kinds.map((kind) => (
          <address key={kind}>
            <strong>{t(kind)}</strong>
            {addressLines(addresses[kind] as BuyerAddress, countries).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        ))}
      </div>
    </section>
  );
}

/** The buyer's notes, always shown as plain text. */
export function Notes({ admin: { t }, file: { order, events } }: RecordProps) {
  const { giftMessage, to, from } = events[0]?.details ?? {};
  const notes: readonly (readonly [OrderAdminText, unknown])[] = [
    ['orderMessage', order.order_message],
    ['giftMessage', giftMessage],
    ['to', to],
    ['from', from],
  ];
  const written = notes.filter(([, text]) => typeof text === 'string' && text !== '');
  if (written.length === 0) return null;
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">{t('notes')}</h2>
      <dl className="admin-notes">
        {written.map(([label, text]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{String(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
