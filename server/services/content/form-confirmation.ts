import type { Kysely } from 'kysely';
import { isObject } from '#schemas/block/translations.ts';
import { goalTypes } from '#schemas/constants.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { LocalizedText } from '#schemas/languages.ts';
import { localize } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import { isSitePath } from '#schemas/rules/site-path.ts';
import type { Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { mayMail } from '../account/mail-limit.ts';
import { createToken, hashToken } from '../account/refresh-token.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { announceEntry } from './form-mails.ts';

const kind = 'confirmForm';
/** Milliseconds a link is good for. */
const life = 259_200_000;
/** What a confirmed form leads to: a message, an address, or the key of a medium. */
export interface FormGoal {
  readonly type: (typeof goalTypes)[number];
  readonly value: LocalizedText;
}

/** `goal` of a form's settings: `{ type, value }`, the value a text or texts per language. */
export function readGoal({ goal }: JsonObject): FormGoal | null {
  if (!isObject(goal)) return null;
  const { type, value } = goal;
  const known = goalTypes.find((each) => each === type);
  const texts = textsOf(value);
  return known && texts ? { type: known, value: texts } : null;
}

function textsOf(value: Json | undefined): LocalizedText | null {
  if (typeof value === 'string' && value !== '') return { hr: value };
  return isObject(value) && typeof value['hr'] === 'string' && value['hr'] !== ''
    ? (value as unknown as LocalizedText)
    : null;
}

export interface Confirmation {
  readonly entryId: number;
  readonly formId: number;
  readonly email: string;
  readonly language: string;
}

/** Puts a mail with the link into the outbox; silently none above the hourly number. */
export async function askToConfirm(
  db: Kysely<Database>,
  { entryId, formId, email, language }: Confirmation,
  now: Date,
): Promise<void> {
  if (!(await mayMail(db, kind, email, now))) return;
  const token = createToken();
  await db
    .insertInto('tokens')
    .values({
      hash: hashToken(token),
      kind,
      email,
      payload: JSON.stringify({ entryId, formId }),
      expires_at: new Date(now.getTime() + life).toISOString(),
    })
    .execute();
  await db
    .insertInto('outbox')
    .values({ kind: 'mail.confirmForm', payload: JSON.stringify({ email, language, token }) })
    .execute();
}

/** The link works until it ends, so that a page loaded again shows the same. */
export const confirmEmail =
  (deps: ServiceDependencies): Handler<'form.confirmEmail'> =>
  async ({ token }, { now, language }) =>
    inTransaction(deps.db, async (step) => {
      const found = await findToken(step, token, now);
      if (!found) return fail('tokenInvalid');
      const { email, usedAt, entryId, settings } = found;
      const goal = readGoal(settings);
      if (!goal || !email) return fail('goalMissing');
      if (usedAt === null) {
        await step
          .updateTable('tokens')
          .set({ used_at: now.toISOString() })
          .where('hash', '=', hashToken(token))
          .execute();
        await announceEntry(step, entryId);
      }
      const text = localize(goal.value, language);
      const address = goal.type === 'file' ? `/api/v1/media/goal/${token}` : text;
      if (goal.type === 'url' && !isSitePath(address) && !address.startsWith('https://')) {
        return fail('goalMissing');
      }
      return ok({ goalType: goal.type, goal: address, confirmedEmail: email });
    });

/** The goal of a link that was followed; null when it was not, or is too old. */
export async function findConfirmedGoal(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<FormGoal | null> {
  const found = await findToken(db, token, now);
  return found && found.usedAt !== null ? readGoal(found.settings) : null;
}

async function findToken(db: Kysely<Database>, token: string, now: Date) {
  const row = await db
    .selectFrom('tokens')
    .select(['email', 'used_at', 'payload'])
    .where('hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!row) return null;
  const form = await db
    .selectFrom('forms')
    .select('settings')
    .where('id', '=', Number(row.payload['formId']))
    .executeTakeFirst();
  const { email, used_at: usedAt, payload } = row;
  return { email, usedAt, entryId: Number(payload['entryId']), settings: form?.settings ?? {} };
}
