import { sql, type Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { mailToken } from '../../account/mail-tokens.ts';
import { endSessions } from '../../account/sessions.ts';
import { inTransaction } from '../../transaction.ts';
import { checkValues } from '../check-values.ts';
import { type Collection, inputFields, type RecordWrite } from '../collection.ts';
import { logChange } from '../log-change.ts';
import { readRow } from '../read-row.ts';
import type { Target } from '../writer.ts';
import { ownRole, roles } from './roles.ts';

type Step = Transaction<Database>;

/** Creates an account without a password and mails its owner a link that sets one. */
export async function inviteStaff(
  collection: Collection,
  { deps, actorId }: RecordWrite,
  values: JsonObject,
): Promise<Result<CollectionRow>> {
  const checked = checkValues(collection, values);
  if (!checked.ok) return checked;
  const now = new Date();
  const person = personOf(values);
  return inTransaction(deps.db, async (step) => {
    const added = await step
      .insertInto('users')
      .values({ ...person, is_backoffice: true, disabled_at: blockedAt(values, null, now) })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return fail('conflict', { params: { reason: 'taken' }, field: 'email' });
    const { email, language } = person;
    await mailToken(step, 'inviteStaff', { email, language, userId: added.id }, now);
    const id = String(added.id);
    await logChange(step, { collection, actorId, id, action: 'create', before: {}, after: values });
    const row = await readRow(step, collection, id);
    return row ? ok(row) : fail('notFound');
  });
}

/**
 * Changes a staff account. The last administrator keeps that role; a blocked account, or one with changed
 * rights, is logged out.
 */
export async function changeStaff(
  collection: Collection,
  { deps, actorId }: RecordWrite,
  { id, revision }: Target,
  values: JsonObject,
): Promise<Result<CollectionRow>> {
  const now = new Date();
  return inTransaction(deps.db, async (step) => {
    const administrators = await lockAdministrators(step);
    const held = await readRow(step, collection, id, sql`FOR UPDATE`);
    if (!held) return fail('notFound');
    const known = pick(held.values, inputFields(collection));
    const next = { ...known, ...values };
    const checked = checkValues(collection, withoutNull(next));
    if (!checked.ok) return checked;
    const changed = Object.keys(values).filter((key) => !isEqual(values[key], known[key]));
    if (changed.length === 0) return ok(held);
    if (held.revision !== revision) return fail('conflict', { params: { reason: 'changed' } });
    const scopes = scopesOf(next, changed);
    const isLast = administrators.length === 1 && String(administrators[0]) === id;
    if (isLast && !scopes.includes('admin')) return isLastOne('role');
    if (isLast && next.blocked === true) return isLastOne('blocked');
    const { email, ...person } = { ...personOf(next), scope: scopes };
    if (await isTaken(step, email, id)) {
      return fail('conflict', { params: { reason: 'taken' }, field: 'email' });
    }
    const disabled_at = blockedAt(next, known, now);
    await step
      .updateTable('users')
      .set({ email, ...person, ...(disabled_at !== undefined && { disabled_at }) })
      .where('id', '=', Number(id))
      .execute();
    if (changed.some((key) => endsSessions.has(key))) await endSessions(step, Number(id), now);
    const [before, after] = [pick(known, changed), pick(values, changed)];
    await logChange(step, { collection, actorId, id, action: 'change', before, after });
    const row = await readRow(step, collection, id);
    return row ? ok(row) : fail('notFound');
  });
}

const isLastOne = (field: string) =>
  fail('conflict', { params: { reason: 'lastAdministrator' }, field });

const endsSessions: ReadonlySet<string> = new Set(['blocked', 'email', 'role', 'scope']);

/**
 * Locks and returns the administrators who can log in, so that two who demote each other run one after the
 * other.
 */
async function lockAdministrators(step: Step): Promise<readonly number[]> {
  const rows = await step
    .selectFrom('users')
    .select('id')
    .where('is_backoffice', '=', true)
    .where(sql<boolean>`'admin' = ANY (scope)`)
    .where('disabled_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

async function isTaken(step: Step, email: string, id: string): Promise<boolean> {
  const other = await step
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', Number(id))
    .executeTakeFirst();
  return other !== undefined;
}

/** Returns undefined if the block is unchanged. */
function blockedAt(
  next: JsonObject,
  known: JsonObject | null,
  now: Date,
): string | null | undefined {
  if (known && next.blocked === known.blocked) return undefined;
  return next.blocked === true ? now.toISOString() : null;
}

function personOf(values: JsonObject) {
  const { firstName, lastName } = values;
  return {
    email: String(values.email).trim(),
    details: JSON.stringify({ firstName: firstName ?? '', lastName: lastName ?? '' }),
    language: String(values.language),
    scope: scopesOf(values, ['role']),
  };
}

/** Individually chosen rights count only if no role was chosen. */
function scopesOf(values: JsonObject, changed: readonly string[]): readonly string[] {
  const own = (values.scope ?? []) as readonly string[];
  const role = String(values.role);
  return role === ownRole || !changed.includes('role') ? own : (roles[role] ?? own);
}

const pick = (values: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));

const withoutNull = (values: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
