import type { Kysely } from 'kysely';
import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { cleanText } from '../../html/clean-text.ts';
import { readEmail } from '../account/email.ts';
import { checkCaptcha } from '../captcha.ts';
import { checkConsents } from '../check-consents.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { takeConsents } from './consent-log.ts';
import { customerId, saveEntry } from './form-entries.ts';
import { announceEntry, sendReceipt } from './form-mails.ts';

const formType = 'contactForm';

/** Stores a message to the site's staff and notifies them by mail. */
export const contactAdmin =
  (deps: ServiceDependencies): Handler<'contact.contactAdmin'> =>
  async (input, context) => {
    const { actor, language, headers, now } = context;
    const email = readEmail(input.email);
    if (email === null) return fail('email', { field: 'email' });
    const message = cleanText(input.message);
    if (message === '') return fail('required', { field: 'message' });
    const person = await checkCaptcha(deps, input, formType, context);
    if (!person.ok) return person;
    const { consents = [] } = input;
    const data = {
      name: cleanText(input.name ?? ''),
      email,
      phone: cleanText(input.phone ?? ''),
      subject: cleanText(input.subject ?? ''),
      message,
    };
    const form = await readForm(deps.db, input.formId);
    return inTransaction(deps.db, async (step) => {
      const checked = await checkConsents(step, formType, consents);
      if (!checked.ok) return checked;
      const userId = customerId(actor);
      if (!(await takeConsents(step, { consents, formType, email, language, userId }, now))) {
        return fail('badRequest', { field: 'consents' });
      }
      const pagePath = input.pagePath ?? headers['referer']?.slice(0, 2000) ?? null;
      const formKey = form?.key ?? formType;
      const entry = { formId: form?.id ?? null, formKey, data, email, language, pagePath };
      await announceEntry(step, await saveEntry(step, entry));
      if (form?.settings['receipt'] === true) {
        await sendReceipt(step, { formKey, email, language }, now);
      }
      return ok({ done: true });
    });
  };

/** The form of the CMS that the message was written in; undefined for one that is built into the site. */
const readForm = async (db: Kysely<Database>, id: number | undefined) =>
  id === undefined
    ? undefined
    : db
        .selectFrom('forms')
        .select(['id', 'key', 'settings'])
        .where('id', '=', id)
        .executeTakeFirst();
