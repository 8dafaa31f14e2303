import { sql } from 'kysely';
import type { Json } from '#schemas/document/element.ts';
import { endExports } from '../account/mail-tokens.ts';
import { endSessions } from '../account/sessions.ts';
import { inTransaction } from '../transaction.ts';
import type { Collection, CollectionService } from './collection.ts';
import { neededWith } from './field-rules.ts';
import { flag, many } from './inputs.ts';
import { languageChoice } from './language-choice.ts';
import { matchesText } from './matches-text.ts';
import { changeHere } from './write-record.ts';

/** Time of the last action by staff that the change log contains and no column does. */
const lastDone = (what: string) => sql`(SELECT max(changes.at) FROM changes
  WHERE changes.collection = 'customers' AND changes.record_id = users.id::text
    AND changes.after ? ${sql.lit(what)})`;

/** Leaves out groups that were deleted meanwhile. */
function existingGroups(ids: Json) {
  return sql`ARRAY(SELECT id FROM customer_groups WHERE id = ANY (${ids ?? []}::int[]) ORDER BY id)`;
}

/** Accounts of customers, without those of staff. Their record has panels and actions of its own. */
export const customers: Collection = {
  name: 'customers',
  table: 'users',
  id: 'id',
  group: 'people',
  icon: 'users',
  title: 'email',
  only: sql<boolean>`NOT is_backoffice`,
  fields: {
    email: { cell: 'text', sortedBy: 'users_email' },
    firstName: { cell: 'text', sql: sql`details ->> 'firstName'` },
    lastName: { cell: 'text', sql: sql`details ->> 'lastName'` },
    language: languageChoice,
    email_verified_at: { cell: 'date', filter: 'date', isNullable: true },
    created_at: { cell: 'date', sortedBy: 'users_newest', filter: 'date' },
    orders: {
      cell: 'number',
      sql: sql`(SELECT count(*)::int FROM orders WHERE orders.user_id = users.id)`,
    },
    blocked: {
      cell: 'flag',
      sql: sql`(users.disabled_at IS NOT NULL)`,
      column: 'disabled_at',
      stored: (isBlocked) => (isBlocked === true ? sql`now()` : sql`NULL`),
      input: flag,
      filter: 'flag',
    },
    block_reason: {
      cell: 'text',
      input: { type: ['string', 'null'], maxLength: 500, widget: 'textarea' },
    },
    group_ids: {
      cell: 'relation',
      relation: 'customer-groups',
      sql: sql`to_jsonb(users.group_ids)`,
      input: { ...many('customer-groups', 50), type: ['array', 'null'] },
      stored: existingGroups,
      filter: 'relation',
    },
    notes: {
      cell: 'number',
      sql: sql`(SELECT count(*)::int FROM customer_notes WHERE customer_notes.user_id = users.id)`,
    },
    sessions: {
      cell: 'number',
      sql: sql`(SELECT count(*)::int FROM sessions WHERE sessions.user_id = users.id
        AND revoked_at IS NULL AND rotated_at IS NULL
        AND idle_expires_at > now() AND expires_at > now())`,
    },
    emailChange: { cell: 'date', sql: lastDone('emailChange') },
    passwordLink: { cell: 'date', sql: lastDone('passwordLink') },
    dataExport: { cell: 'date', sql: lastDone('dataExport') },
  },
  columns: ['email', 'firstName', 'lastName', 'orders', 'created_at'],
  sort: '-created_at',
  form: [
    { title: 'groups', fields: ['group_ids'] },
    { title: 'access', fields: ['blocked', 'block_reason'] },
  ],
  views: { blocked: sql<boolean>`users.disabled_at IS NOT NULL` },
  // Must be the same expression as in the index `users_words`.
  matches: matchesText(
    sql`users.email::text || ' ' || coalesce(users.details ->> 'firstName', '') || ' ' || coalesce(users.details ->> 'lastName', '')`,
  ),
  scopes: { read: ['admin', 'orders'], write: ['admin'] },
  mayCreate: false,
  mayRemove: false,
  tags: [],
  check: neededWith('block_reason', 'blocked'),
  service: { change: changeCustomer },
};

type Change = Parameters<NonNullable<CollectionService['change']>>;

/** A block ends all sessions and the links to the customer's data; unblocking removes its reason. */
async function changeCustomer(
  { deps, actorId }: Change[0],
  target: Change[1],
  values: Change[2],
): ReturnType<NonNullable<CollectionService['change']>> {
  const isFreed = values.blocked === false;
  return inTransaction(deps.db, async (step) => {
    const write = { collection: customers, actorId };
    const changed = await changeHere(step, write, target, {
      ...values,
      ...(isFreed && { block_reason: null }),
    });
    if (values.blocked === true) {
      await endSessions(step, Number(target.id), new Date());
      await endExports(step, Number(target.id));
    }
    return changed;
  });
}
