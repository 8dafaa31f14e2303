import type { Transaction } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Form } from '#schemas/entities/form.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Actor, CallContext, Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { checkFormCaptcha } from '../captcha.ts';
import { checkConsents } from '../check-consents.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { readGoal } from '../form-goal.ts';
import { inTransaction } from '../transaction.ts';
import {
  addFiles,
  storeVisitorFiles,
  type VisitorFile,
} from '../visitor-files/store-visitor-files.ts';
import { takeConsents as saveConsents } from './consent-log.ts';
import { requestConfirmation } from './form-confirmation.ts';
import { checkFormFiles, fileNames, filesOf } from './form-files.ts';
import { announceEntry, sendReceipt } from './form-mails.ts';
import { type FormValue, readValues } from './form-values.ts';
import { formOf } from './forms.ts';

/** Stores a form entry. If the form has a goal, the entry is announced once its email is confirmed. */
export const storeFormData =
  (deps: ServiceDependencies): Handler<'form.storeData'> =>
  async (input, context) => {
    const { db } = deps;
    const row = await db
      .selectFrom('forms')
      .select(['id', 'key', 'title', 'fields', 'settings'])
      .where('id', '=', input.id)
      .executeTakeFirst();
    if (!row) return fail('notFound', { field: 'id' });
    const form = formOf(row, context.language);
    const sent = filesOf(form, context.files);
    const values = readValues(form.fields, input.data, fileNames(sent));
    if (!values.ok) return values;
    const person = await checkFormCaptcha(deps, form, input, context);
    if (!person.ok) return person;
    const files = await checkFormFiles(deps, form, sent, values.value);
    if (!files.ok) return files;
    const email = emailOf(form, values.value);
    const isRequested = readGoal(row.settings) !== null && email !== null;
    const save = async (step: Transaction<Database>, kept: readonly VisitorFile[]) => {
      const consents = await takeConsents(step, form, email, input, context);
      if (!consents.ok) return consents;
      const entryId = await saveEntry(step, {
        formId: form.id,
        formKey: form.key,
        data: values.value,
        email,
        language: context.language,
        pagePath: input.pagePath ?? null,
      });
      await addFiles(step, kept, { entry_id: entryId });
      if (isRequested) {
        const { language, now } = context;
        await requestConfirmation(step, { entryId, formId: form.id, email, language }, now);
      } else {
        await announceEntry(step, entryId);
        const { language, now } = context;
        if (row.settings['receipt'] === true && email !== null) {
          await sendReceipt(step, { formKey: form.key, email, language }, now);
        }
      }
      return ok({ confirmationRequired: isRequested });
    };
    return storeVisitorFiles(deps, files.value, (kept) =>
      inTransaction(db, (step) => save(step, kept)),
    );
  };

function emailOf({ fields }: Form, values: Readonly<Record<string, FormValue>>): string | null {
  const field = fields.find(({ name, type }) => type === 'email' && name in values);
  return field ? String(values[field.name]) : null;
}

async function takeConsents(
  step: Transaction<Database>,
  { formType }: Form,
  email: string | null,
  { consents = [] }: EndpointInput<'form.storeData'>,
  { actor, language, now }: CallContext,
): Promise<Result<null>> {
  if (formType) {
    const checked = await checkConsents(step, formType, consents);
    if (!checked.ok) return checked;
  }
  const userId = customerId(actor);
  const log = { consents, formType, email, language, userId };
  const isLogged = await saveConsents(step, log, now);
  return isLogged ? ok(null) : fail('badRequest', { field: 'consents' });
}

/** Returns null for the back office, because staff cannot consent for a customer. */
export const customerId = (actor: Actor): number | null =>
  actor.kind === 'customer' ? actor.userId : null;

export interface NewEntry {
  /** Null for forms built into the site. */
  readonly formId: number | null;
  readonly formKey: string;
  readonly data: Readonly<Record<string, FormValue>>;
  readonly email: string | null;
  readonly language: string;
  readonly pagePath: string | null;
}

/** Stores the entry and returns its id. */
export async function saveEntry(step: Transaction<Database>, entry: NewEntry): Promise<number> {
  const { id } = await step
    .insertInto('form_entries')
    .values({
      form_id: entry.formId,
      form_key: entry.formKey,
      data: JSON.stringify(entry.data),
      email: entry.email,
      language: entry.language,
      page_path: entry.pagePath,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
