import { Button } from '#runtime/ui/button.tsx';
import type { FiledMail, OrderFile } from '#server/services/orders/admin/order-file.ts';
import type { OrderAdminText } from './messages.ts';
import type { OrderAdmin } from './order-admin.ts';

interface MailsProps {
  readonly admin: OrderAdmin;
  readonly file: OrderFile;
}

/** Mails to the buyer; a sent or failed mail can be sent again. */
export function Mails({ admin, file: { order, mails } }: MailsProps) {
  const { t } = admin;
  return (
    <section aria-labelledby="mails">
      <h2 id="mails">{t('mails')}</h2>
      {mails.length === 0 && <p className="admin-quiet">{t('noMails')}</p>}
      <ul className="admin-list">
        {mails.map((mail) => (
          <li key={mail.id} className="admin-mail">
            <p>
              {t(`mail.${mail.kind}` as OrderAdminText)}: {fateOf(admin, mail)}
            </p>
            {canBeRepeated(mail) && <SendAgain admin={admin} order={order.number} mail={mail} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Waiting mails are sent anyway. */
export function canBeRepeated({ sentAt, failedAt }: FiledMail): boolean {
  return sentAt !== null || failedAt !== null;
}

interface SendAgainProps {
  readonly admin: OrderAdmin;
  /** Number of the order. */
  readonly order: number;
  readonly mail: FiledMail;
}

export function SendAgain({ admin: { t, path }, order, mail }: SendAgainProps) {
  return (
    <form method="post" action={`${path}/${order}`}>
      <input type="hidden" name="do" value="resend" />
      <input type="hidden" name="mail" value={mail.id} />
      <input type="hidden" name="copies" value={mail.copies} />
      <Button type="submit" size="small">
        {t('sendAgain')}
        <span className="visually-hidden">: {t(`mail.${mail.kind}` as OrderAdminText)}</span>
      </Button>
    </form>
  );
}

function fateOf(
  { t, time }: OrderAdmin,
  { sentAt, failedAt, attempts, copies }: FiledMail,
): string {
  const again = copies > 0 ? `, ${t('sentAgain', { count: copies })}` : '';
  if (sentAt) return t('sent', { date: time(sentAt) }) + again;
  return (failedAt ? t('gaveUp') : t('waits', { count: attempts })) + again;
}
