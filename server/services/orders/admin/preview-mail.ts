import type { Kysely } from 'kysely';
import type { MailPreview } from '#schemas/entities/order-file.ts';
import type { Database } from '../../../db/schema.ts';
import { composers } from '../../../mail/composers.ts';
import { logoFiles } from '../../../mail/logo.ts';
import type { Mail } from '../../../mail/mail.ts';
import { loadMailContext } from '../../../mail/mail-context.ts';
import { mailStyle } from '../../../mail/mail-style.ts';
import { orderDomain } from '../../../mail/order-domain.ts';
import { withPictures } from '../../../mail/preview-pictures.ts';
import { renderHtml } from '../../../mail/render-html.ts';
import { senderOf } from '../../../mail/sender.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { readShownTheme } from '../../themes/published-theme.ts';
import { orderMails } from './order-mail-rows.ts';

/** Renders a mail of an order with current data; null if there is no such mail. */
export async function previewMail(
  deps: ServiceDependencies,
  number: number,
  mailId: number,
): Promise<MailPreview | null> {
  const { db, publicUrl, screens, mailFormat } = deps;
  const row = await mailRow(db, number, mailId);
  const compose = row && composers[row.kind];
  if (!compose || !screens || !mailFormat) return null;
  const context = await loadMailContext({ db, publicUrl, screens, format: mailFormat }, null);
  const mail = await compose(context, row.payload);
  if (!mail) return null;
  const domain = await orderDomain(db, row.payload);
  const style = mailStyle(await readShownTheme(deps, domain));
  const logo = (await deps.readLogo?.(domain)) ?? null;
  const html = renderHtml(mail.letter, senderOf(context.company, publicUrl, style, logo));
  return {
    to: mail.to,
    subject: mail.letter.subject,
    html: withPictures(html, [...logoFiles(logo), ...(mail.attachments ?? [])]),
    files: filesOf(mail),
  };
}

async function mailRow(db: Kysely<Database>, number: number, mailId: number) {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst();
  return order && orderMails(db, order.id).where('first.id', '=', mailId).executeTakeFirst();
}

const filesOf = ({ attachments = [] }: Mail): string[] =>
  attachments.filter(({ cid }) => cid === undefined).map(({ filename }) => filename);
