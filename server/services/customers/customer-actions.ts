import type { Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { findByEmail, requestEmailChange } from '../account/change-email.ts';
import { readEmail } from '../account/email.ts';
import { mailToken } from '../account/mail-tokens.ts';
import { openSessions } from '../account/own-sessions.ts';
import { endFamily, endSessions } from '../account/sessions.ts';
import { customers } from '../collections/customers.ts';
import { logChange } from '../collections/log-change.ts';
import { openOrders } from '../deletion/deletions.ts';
import { eraseAccount } from '../deletion/erase-accounts.ts';
import { findCustomer } from './customer-file.ts';

/** An action of a staff member on one customer, in a transaction. */
export interface CustomerAction {
  readonly step: Transaction<Database>;
  readonly id: number;
  readonly actorId: number;
  readonly now: Date;
}

type Done = { readonly done: true };

/** Records an action in the history of the customer; the keys are fields of the collection. */
export async function logAction(
  { step, id, actorId }: CustomerAction,
  before: JsonObject,
  after: JsonObject,
): Promise<Result<Done>> {
  if (!(await findCustomer(step, id))) return fail('notFound');
  const change = { collection: customers, actorId, id: String(id), action: 'change' } as const;
  await logChange(step, { ...change, before, after });
  return ok({ done: true });
}

/** The change log counts the notes; their text is stored only once, so that it can be erased. */
export async function addNote(action: CustomerAction, typed: string): Promise<Result<Done>> {
  const { step, id, actorId } = action;
  const text = typed.trim();
  if (text === '') return fail('required', { field: 'text' });
  if (!(await lockCustomer(action))) return fail('notFound');
  const { count } = await step
    .selectFrom('customer_notes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  await step
    .insertInto('customer_notes')
    .values({ user_id: id, author_id: actorId, text })
    .execute();
  return logAction(action, { notes: count }, { notes: count + 1 });
}

/** A blocked customer gets no link: a new password would not let them in. */
export async function sendPasswordLink(action: CustomerAction): Promise<Result<Done>> {
  const { step, id, now } = action;
  const user = await findCustomer(step, id);
  if (!user) return fail('notFound');
  if (user.disabled_at !== null) return fail('accountBlocked');
  const { email, language } = user;
  await mailToken(step, 'setPassword', { userId: id, email, language }, now);
  return logAction(action, {}, { passwordLink: now.toISOString() });
}

/**
 * Sends a link to the new address of a customer who cannot open the old mailbox. The old address gets a notice, and
 * the reason is a note, so that the log holds nothing personal.
 */
export async function changeCustomerEmail(
  action: CustomerAction,
  { email, reason }: { readonly email: string; readonly reason: string },
): Promise<Result<Done>> {
  const { step, id, now } = action;
  const to = readEmail(email);
  if (to === null) return fail('email', { field: 'email' });
  if (reason.trim() === '') return fail('required', { field: 'reason' });
  const user = await lockCustomer(action);
  if (!user) return fail('notFound');
  if (user.disabled_at !== null) return fail('accountBlocked');
  if (await findByEmail(step, to)) return fail('userExists', { field: 'email' });
  const { email: from, language } = user;
  const change = { userId: id, from, to, language, isProven: false };
  const requested = await requestEmailChange(step, change, now);
  if (!requested.ok) return requested;
  const noted = await addNote(action, reason);
  return noted.ok ? logAction(action, {}, { emailChange: now.toISOString() }) : noted;
}

/** Ends one session, or all of them. */
export async function endCustomerSessions(
  action: CustomerAction,
  session: string | undefined,
): Promise<Result<Done>> {
  const { step, id, now } = action;
  if (!(await findCustomer(step, id))) return fail('notFound');
  const open = await openSessions(step, { userId: id }, now).execute();
  const chosen = open.filter(({ family }) => session === undefined || family === session);
  if (session !== undefined && chosen.length === 0) return fail('notFound');
  if (session === undefined) await endSessions(step, id, now);
  else await endFamily(step, session, now);
  return logAction(action, { sessions: open.length }, { sessions: open.length - chosen.length });
}

/** Erases the account at once, after its address was typed again. The log keeps no personal data of it. */
export async function eraseCustomer(action: CustomerAction, typed: string): Promise<Result<Done>> {
  const { step, id, actorId } = action;
  const user = await lockCustomer(action);
  if (!user) return fail('notFound');
  if (typed.trim().toLowerCase() !== user.email.toLowerCase()) {
    return fail('sameAs', { field: 'email' });
  }
  const open = await openOrders(step, id);
  if (open.length > 0) return fail('ordersOpen', { params: { numbers: open.join(', ') } });
  const change = { collection: customers, actorId, id: String(id), action: 'remove' } as const;
  await logChange(step, { ...change, before: {}, after: {} });
  await eraseAccount(step, user);
  return ok({ done: true });
}

function lockCustomer({ step, id }: CustomerAction) {
  return step
    .selectFrom('users')
    .select(['id', 'email', 'language', 'disabled_at'])
    .where('id', '=', id)
    .where('is_backoffice', '=', false)
    .forUpdate()
    .executeTakeFirst();
}
