import { Badge } from '#runtime/ui/badge.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { orderNumber } from '#server/services/order-number.ts';
import type { OrderAdminPage } from '#server/services/orders/admin/order-admin-page.ts';
import type { OrderFile } from '#server/services/orders/admin/order-file.ts';
import { ConfirmAction } from './confirm-action.tsx';
import { Digital } from './digital.tsx';
import { errorText } from './error-text.ts';
import { History } from './history.tsx';
import { Mails } from './mails.tsx';
import type { OrderAdmin } from './order-admin.ts';
import { Addresses, Notes, Payments } from './order-records.tsx';
import { Parcels, Printing } from './parcels.tsx';
import { PriceBreakdownTable } from './price-breakdown.tsx';

interface SheetProps {
  readonly admin: OrderAdmin;
  readonly page: Extract<OrderAdminPage, { kind: 'order' }>;
}

/** All data of one order, and the actions that are possible. */
export function OrderSheet({ admin, page }: SheetProps) {
  const { t, path } = admin;
  const { file, confirm, done, error } = page;
  return (
    <>
      <p className="admin-up">
        <a href={path}>{t('all')}</a>
      </p>
      <Head admin={admin} file={file} />
      {done && (
        <p className="admin-done" role="status">
          {t(`done.${done}`)}
        </p>
      )}
      {confirm ? <ConfirmAction admin={admin} page={page} action={confirm} /> : null}
      {error && !confirm && (
        <p className="admin-error" role="alert">
          {errorText(admin, error, page.typed['do'] === 'note' ? 'note' : null)}
        </p>
      )}
      {!confirm && <Actions admin={admin} file={file} />}
      <div className="admin-columns">
        <div>
          <PriceBreakdownTable admin={admin} file={file} />
        </div>
        <div>
          <Parcels admin={admin} file={file} />
          <Digital admin={admin} file={file} />
          <Printing admin={admin} file={file} />
          <Payments admin={admin} file={file} />
          <Addresses admin={admin} file={file} />
          <Notes admin={admin} file={file} />
          <Mails admin={admin} file={file} />
          <History admin={admin} page={page} />
        </div>
      </div>
    </>
  );
}

interface PartProps {
  readonly admin: OrderAdmin;
  readonly file: OrderFile;
}

function Head({ admin: { t, time, price }, file }: PartProps) {
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
    <header className="admin-head">
      <h1>{t('order', { number: number.replaceAll('-', '\u2011') })}</h1>
      <p className="admin-marks">
        <Badge>{t(`state.${order.state}`)}</Badge>
        <Badge tone="quiet">{t(`type.${order.payment_type}`)}</Badge>
        {flags.map((flag) => (
          <Badge key={flag} tone="sale" icon="triangle-alert">
            {t(`flag.${flag}`)}
          </Badge>
        ))}
      </p>
      <p className="admin-sum">{price(order.order_total)}</p>
      <p className="marginalia">{facts.join(' · ')}</p>
      {email && <p className="admin-email">{email}</p>}
    </header>
  );
}

/** The most common action stands out; one that cannot be undone warns. */
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
  refundPart: 'secondary',
  receiveReturn: 'secondary',
  refund: 'secondary',
  cancel: 'danger',
  address: 'secondary',
  email: 'secondary',
} as const;

/** A tracking number is corrected at its parcel; lines are chosen in the back office. */
const elsewhere: ReadonlySet<string> = new Set([
  'address',
  'email',
  'track',
  'refundPart',
  'receiveReturn',
]);

function Actions({ admin: { t, path }, file: { order, actions } }: PartProps) {
  const shown = actions.filter((action) => !elsewhere.has(action));
  return (
    <section className="admin-actions" aria-labelledby="actions">
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
