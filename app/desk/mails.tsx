import { Button } from '#runtime/ui/button.tsx';
import type { FiledMail, OrderFile } from '#server/services/orders/desk/order-file.ts';
import type { Desk } from './desk-context.ts';
import type { DeskText } from './messages.ts';

interface MailsProps {
  readonly desk: Desk;
  readonly file: OrderFile;
}

/** Mails to the buyer; what was sent, or could not be, can be sent once more. */
export function Mails({ desk, file: { order, mails } }: MailsProps) {
  const { t } = desk;
  return (
    <section aria-labelledby="mails">
      <h2 id="mails">{t('mails')}</h2>
      {mails.length === 0 && <p className="desk-quiet">{t('noMails')}</p>}
      <ul className="desk-list">
        {mails.map((mail) => (
          <li key={mail.id} className="desk-mail">
            <p>
              {t(`mail.${mail.kind}` as DeskText)}: {fateOf(desk, mail)}
            </p>
            {canBeRepeated(mail) && <SendAgain desk={desk} order={order.number} mail={mail} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What waits is sent anyway. */
export function canBeRepeated({ sentAt, failedAt }: FiledMail): boolean {
  return sentAt !== null || failedAt !== null;
}

interface SendAgainProps {
  readonly desk: Desk;
  /** Number of the order. */
  readonly order: number;
  readonly mail: FiledMail;
}

export function SendAgain({ desk: { t, path }, order, mail }: SendAgainProps) {
  return (
    <form method="post" action={`${path}/${order}`}>
      <input type="hidden" name="do" value="resend" />
      <input type="hidden" name="mail" value={mail.id} />
      <input type="hidden" name="copies" value={mail.copies} />
      <Button type="submit" size="small">
        {t('sendAgain')}
        <span className="visually-hidden">: {t(`mail.${mail.kind}` as DeskText)}</span>
      </Button>
    </form>
  );
}

function fateOf({ t, time }: Desk, { sentAt, failedAt, attempts, copies }: FiledMail): string {
  const again = copies > 0 ? `, ${t('sentAgain', { count: copies })}` : '';
  if (sentAt) return t('sent', { date: time(sentAt) }) + again;
  return (failedAt ? t('gaveUp') : t('waits', { count: attempts })) + again;
}
