import { Badge } from '#runtime/ui/badge.tsx';
import type { AddressInput } from '#schemas/entities/address.ts';
import type { FiledMail, OrderFile } from '#server/services/orders/desk/order-file.ts';
import type { Desk } from './desk-context.ts';
import type { DeskText } from './messages.ts';

interface RecordProps {
  readonly desk: Desk;
  readonly file: OrderFile;
}

/** Tries to pay, and who said what about them. */
export function Payments({ desk: { t, price, time }, file: { order, payments } }: RecordProps) {
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">{t('paymentsTitle')}</h2>
      {order.payment_reference && (
        <p>
          {t('reference')}: <span className="numerals">{order.payment_reference}</span>
        </p>
      )}
      {payments.length === 0 && <p className="desk-quiet">{t('noPayments')}</p>}
      <ol className="desk-list">
        {payments.map((payment) => (
          <li key={payment.id}>
            <p>
              <strong>{t(`type.${payment.payment_type}`)}</strong> {price(payment.amount)}{' '}
              {t(`pay.${payment.state}`)}{' '}
              {payment.flag && (
                <Badge tone="sale" icon="triangle-alert">
                  {t(`flag.${payment.flag}`)}
                </Badge>
              )}
            </p>
            {payment.provider_id && <p className="desk-quiet">{payment.provider_id}</p>}
            <ul>
              {payment.reports.map(({ source, state, report, created_at: at }) => (
                <li key={`${at}${source}${state}`}>
                  {time(at)} · {t(`source.${source}`)}: {t(`pay.${state}`)}
                  {report.amount !== null && `, ${price(report.amount)}`}
                  {report.currency !== null && report.currency !== payment.currency
                    ? ` (${report.currency})`
                    : ''}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Addresses({ desk: { t }, file: { addresses, countries } }: RecordProps) {
  const kinds = (['Main', 'Shipping'] as const).filter((kind) => addresses[kind]);
  return (
    <section aria-labelledby="addresses">
      <h2 id="addresses">{t('addresses')}</h2>
      <div className="desk-addresses">
        {kinds.map((kind) => (
          <address key={kind}>
            <strong>{t(kind)}</strong>
            {linesOf(addresses[kind] as AddressInput, countries).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        ))}
      </div>
    </section>
  );
}

function linesOf(address: AddressInput, countries: ReadonlyMap<number, string>): string[] {
  const { firstName, lastName, street, houseNumber, zipCode, city, country } = address;
  return [
    `${firstName} ${lastName}`,
    [address.companyName, address.companyOIB].filter(Boolean).join(', '),
    `${street} ${houseNumber}`,
    `${zipCode} ${city}, ${countries.get(country) ?? ''}`,
    address.contactPhone ?? '',
  ].filter((line) => line !== '');
}

/** What the buyer wrote: text, whatever it looks like. */
export function Notes({ desk: { t }, file: { order, events } }: RecordProps) {
  const { giftMessage, to, from } = events[0]?.details ?? {};
  const notes: readonly (readonly [DeskText, unknown])[] = [
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
      <dl className="desk-notes">
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

export function Mails({ desk, file: { mails } }: RecordProps) {
  const { t } = desk;
  return (
    <section aria-labelledby="mails">
      <h2 id="mails">{t('mails')}</h2>
      {mails.length === 0 && <p className="desk-quiet">{t('noMails')}</p>}
      <ul className="desk-list">
        {mails.map((mail) => (
          <li key={mail.kind}>
            {t(`mail.${mail.kind}` as DeskText)}: {fateOf(desk, mail)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function fateOf({ t, time }: Desk, { sentAt, failedAt, attempts }: FiledMail): string {
  if (sentAt) return t('sent', { date: time(sentAt) });
  return failedAt ? t('gaveUp') : t('waits', { count: attempts });
}

/** Every move and remark; it only grows. */
export function History({ desk: { t, price, time }, file: { events } }: RecordProps) {
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      <ol className="desk-list">
        {events.map((event) => {
          const { amount, note } = event.details;
          return (
            <li key={event.id}>
              <p>
                {time(event.created_at)} · <strong>{t(`state.${event.to_state}`)}</strong>
              </p>
              <p className="desk-quiet">
                {event.by ?? t(`by.${event.actor}`)} · {reasonOf(event.reason, t)}
                {typeof amount === 'number' && ` · ${price(amount)}`}
              </p>
              {typeof note === 'string' && <p className="desk-note">{note}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const reasons: Readonly<Record<string, DeskText>> = {
  created: 'reason.created',
  'not paid in time': 'reason.late',
  'withdrawal declared': 'reason.withdrawal',
  'transfer arrived': 'reason.transfer',
  'cancelled by the shop': 'reason.shop',
  'money went back': 'reason.refund',
  'payment was looked at': 'reason.looked',
};

/** Reasons are kept in English; those that people read often are told in their language. */
function reasonOf(reason: string, t: Desk['t']): string {
  const known = reasons[reason];
  if (known) return t(known);
  const [, flag] = /^payment needs a look: (mismatch|double|late)$/.exec(reason) ?? [];
  if (flag) return `${t('toLookAt')}: ${t(`flag.${flag}` as DeskText)}`;
  const [, type] = /^another try: (COD|BANK|FREE|HPF|PAYPAL)$/.exec(reason) ?? [];
  if (type) return `${t('reason.again')}: ${t(`type.${type}` as DeskText)}`;
  return reason.startsWith('payment ') ? t('reason.payment') : reason;
}
