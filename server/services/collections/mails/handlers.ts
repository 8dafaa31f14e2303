import { type Language, parseLanguage } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { CallContext, Handlers } from '../../../api/handler.ts';
import { logoFiles } from '../../../mail/logo.ts';
import { loadMailContext } from '../../../mail/mail-context.ts';
import { mailStyle } from '../../../mail/mail-style.ts';
import { mailNames } from '../../../mail/mail-texts.ts';
import { type OwnMember, ownMembers, textsOfMail } from '../../../mail/own-mail-texts.ts';
import { withPictures } from '../../../mail/preview-pictures.ts';
import { renderHtml } from '../../../mail/render-html.ts';
import { sampleLetter } from '../../../mail/sample-letter.ts';
import { senderOf } from '../../../mail/sender.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { readShownTheme } from '../../themes/published-theme.ts';
import { mayWrite } from '../rights.ts';
import { mailTemplates } from './mail-templates.ts';

/** Staff calls beyond the records of mail templates. */
export function createMailStaffHandlers(deps: ServiceDependencies) {
  const { db, publicUrl, screens, mailFormat: format } = deps;
  return {
    async 'mailTemplate.preview'({ name, language: wanted }, context) {
      if (editorOf(context) === null) return fail('forbidden');
      const language = parseLanguage(wanted);
      if (!mailNames.includes(name) || !language || !screens || !format) return fail('notFound');
      const mail = await loadMailContext({ db, publicUrl, screens, format }, null);
      const letter = sampleLetter(mail, name, language);
      const style = mailStyle(await readShownTheme(deps));
      const logo = (await deps.readLogo?.()) ?? null;
      const html = renderHtml(letter, senderOf(mail.company, publicUrl, style, logo));
      return ok({
        subject: letter.subject,
        html: withPictures(html, logoFiles(logo)),
        shipped: shippedTextsOf(name, language),
      });
    },
    async 'mailTemplate.test'({ name, language: wanted }, context) {
      const userId = editorOf(context);
      if (userId === null) return fail('forbidden');
      const language = parseLanguage(wanted);
      if (!mailNames.includes(name) || !language) return fail('notFound');
      const user = await db
        .selectFrom('users')
        .select('email')
        .where('id', '=', userId)
        .executeTakeFirst();
      if (!user) return fail('notFound');
      const payload = JSON.stringify({ email: user.email, name, language });
      await db.insertInto('outbox').values({ kind: 'mail.sample', payload }).execute();
      return ok({ email: user.email });
    },
  } satisfies Partial<Handlers>;
}

/** Returns the texts of a mail that staff can replace, as they come with the shop. */
function shippedTextsOf(name: string, language: Language): Partial<Record<OwnMember, string>> {
  const texts = textsOfMail(name, language);
  return Object.fromEntries(
    ownMembers.flatMap((member) => (texts[member] ? [[member, texts[member]]] : [])),
  );
}

/** Returns the staff member who may change the texts of mails. */
const editorOf = ({ actor }: CallContext): number | null =>
  actor.kind === 'backoffice' && mayWrite(mailTemplates, actor.scope) ? actor.userId : null;
