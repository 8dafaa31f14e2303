import { Badge } from '#runtime/ui/badge.tsx';
import { Button } from '#runtime/ui/button.tsx';
import type { DeskPage } from '#server/services/orders/desk/desk-page.ts';
import type { OrderFile } from '#server/services/orders/desk/order-file.ts';
import { orderNumber } from '#server/services/orders/order-number.ts';
import { ConfirmDeed } from './confirm-deed.tsx';
import type { Desk } from './desk-context.ts';
import { Digital } from './digital.tsx';
import { errorText } from './error-text.ts';
import { History } from './history.tsx';
import { Ledger } from './ledger.tsx';
import { Mails } from './mails.tsx';
import { Addresses, Notes, Payments } from './order-records.tsx';
import { Parcels, Printing } from './parcels.tsx';

interface SheetProps {
  readonly desk: Desk;
  readonly page: Extract<DeskPage, { kind: 'order' }>;
}

/** All that is known of one order, and what may be done with it. */
export function OrderSheet({ desk, page }: SheetProps) {
  const { t, path } = desk;
  const { file, confirm, done, error } = page;
  return (
    <>
      <p className="desk-up">
        <a href={path}>{t('all')}</a>
      </p>
      <Head desk={desk} file={file} />
      {done && (
        <p className="desk-done" role="status">
          {t(`done.${done}`)}
        </p>
      )}
      {confirm ? <ConfirmDeed desk={desk} page={page} action={confirm} /> : null}
      {error && !confirm && (
        <p className="desk-error" role="alert">
          {errorText(desk, error, page.typed['do'] === 'note' ? 'note' : null)}
        </p>
      )}
      {!confirm && <Actions desk={desk} file={file} />}
      <div className="desk-columns">
        <div>
          <Ledger desk={desk} file={file} />
        </div>
        <div>
          <Parcels desk={desk} file={file} />
          <Digital desk={desk} file={file} />
          <Printing desk={desk} file={file} />
          <Payments desk={desk} file={file} />
          <Addresses desk={desk} file={file} />
          <Notes desk={desk} file={file} />
          <Mails desk={desk} file={file} />
          <History desk={desk} page={page} />
        </div>
      </div>
    </>
  );
}

interface PartProps {
  readonly desk: Desk;
  readonly file: OrderFile;
}

function Head({ desk: { t, time, price }, file }: PartProps) {
  const { order, email, payments, withdrawal } = file;
  const number = orderNumber(order.number, new Date(order.created_at));
  const flags = payments.flatMap(({ flag }) => flag ?? []);
  const facts = [
    t('placed', { date: time(order.created_at) }),
    order.paid_at && t('paidAt', { date: time(order.paid_at) }),
    order.expires_at && !order.paid_at && t('payUntil', { date: time(order.expires_at) }),
    withdrawal &&
      t(withdrawal.isConfirmed ? 'withdrawn' : 'withdrawnUnconfirmed', {
        date: time(withdrawal.receivedAt),
      }),
  ].filter((fact) => fact !== null && fact !== false && fact !== '');
  return (
    <header className="desk-head">
      <h1>{t('order', { number: number.replaceAll('-', '\u2011') })}</h1>
      <p className="desk-marks">
        <Badge>{t(`state.${order.state}`)}</Badge>
        <Badge tone="quiet">{t(`type.${order.payment_type}`)}</Badge>
        {flags.map((flag) => (
          <Badge key={flag} tone="sale" icon="triangle-alert">
            {t(`flag.${flag}`)}
          </Badge>
        ))}
      </p>
      <p className="desk-sum">{price(order.order_total)}</p>
      <p className="marginalia">{facts.join(' · ')}</p>
      {email && <p className="desk-email">{email}</p>}
    </header>
  );
}

/** What is done most often stands out, what cannot be undone warns. */
const variants = {
  paid: 'primary',
  looked: 'primary',
  pack: 'secondary',
  ready: 'primary',
  ship: 'primary',
  deliver: 'primary',
  collect: 'primary',
  track: 'secondary',
  return: 'danger',
  invoice: 'secondary',
  refund: 'secondary',
  cancel: 'danger',
} as const;

function Actions({ desk: { t, path }, file: { order, actions } }: PartProps) {
  // A number is corrected at its parcel.
  const shown = actions.filter((action) => action !== 'track');
  return (
    <section className="desk-actions" aria-labelledby="actions">
      <h2 id="actions">{t('actions')}</h2>
      {shown.length === 0 && <p>{t('noActions')}</p>}
      {shown.map((action) => (
        <Button
          key={action}
          href={`${path}/${order.number}?do=${action}#confirm`}
          variant={variants[action]}
        >
          {t(`do.${action}`)}
        </Button>
      ))}
    </section>
  );
}
