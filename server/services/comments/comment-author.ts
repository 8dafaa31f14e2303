import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { clientKey } from '../../api/client-key.ts';
import type { Actor, CallContext } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { cleanText } from '../../html/clean-text.ts';
import { contentTexts } from '../content/content-texts.ts';
import type { CommentRules, Review } from './comment-rules.ts';

type Input = EndpointInput<'comment.create'>;
type Caller = Pick<CallContext, 'actor' | 'client'>;

const hashOf = (...parts: readonly unknown[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest();

/** Identifies a person or a browser; without a secret of the browser, an IP address. */
export function personHash({ actor, client }: Caller, browser: string | undefined): Buffer {
  if (actor.kind !== 'anonymous') return hashOf('user', actor.userId);
  return browser ? hashOf('browser', browser) : hashOf('address', clientKey(client));
}

/** The same comment of the same person has the same fingerprint. */
export function fingerprintOf(input: Input, review: Review, caller: Caller): Buffer {
  const { target, targetId, parentId, name } = input;
  const { title, body, rating } = review;
  const place = [target, targetId, parentId];
  return hashOf(place, personHash(caller, input.browser), name, title, body, rating);
}

/**
 * Returns the author's name. Of a user it is the first name and the initial of the last name, because full
 * names are not shown with comments.
 */
export async function authorOf(
  step: Transaction<Database>,
  actor: Actor,
  language: Language,
  name: string | undefined,
) {
  const { nameless } = textsIn(contentTexts, language);
  if (actor.kind === 'anonymous') {
    return { user_id: null, author_name: cleanText(name ?? '') || nameless };
  }
  const user = await step
    .selectFrom('users')
    .select('details')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  const { firstName = '', lastName = '' } = user.details;
  const [initial] = lastName;
  const shown = [firstName, ...(initial ? [`${initial}.`] : [])].join(' ').trim();
  return { user_id: actor.userId, author_name: shown || nameless };
}

/**
 * Fails with `reviewOnce` for a second comment when only one is allowed. The user row is locked, or for
 * guests the target, so that simultaneous comments wait for each other.
 */
export async function checkOnly(
  step: Transaction<Database>,
  { target, targetId, parentId, browser }: Input,
  rules: CommentRules,
  caller: Caller,
): Promise<Result<null>> {
  const { actor } = caller;
  const isGuest = actor.kind === 'anonymous';
  if (parentId !== undefined || !(isGuest ? rules.onePerGuest : rules.onePerUser)) return ok(null);
  const person = personHash(caller, browser);
  if (isGuest) await sql`SELECT pg_advisory_xact_lock(${person.readInt32BE(0)})`.execute(step);
  else
    await step
      .selectFrom('users')
      .select('id')
      .where('id', '=', actor.userId)
      .forUpdate()
      .execute();
  const own = isGuest ? sql`author_hash = ${person}` : sql`user_id = ${actor.userId}`;
  const { rows } = await sql`SELECT FROM comments WHERE ${own}
    AND target_kind = ${target} AND target_id IS NOT DISTINCT FROM ${
      target === 'site' ? null : targetId
    }::int AND parent_id IS NULL LIMIT 1`.execute(step);
  return rows.length === 0 ? ok(null) : fail('reviewOnce');
}

/** Maximum number of unapproved comments by guests on one target; more is a flood, from any addresses. */
const maxWaiting = 100;

export async function checkFlood(
  step: Transaction<Database>,
  { target, targetId }: Input,
  actor: Actor,
): Promise<Result<null>> {
  if (actor.kind !== 'anonymous') return ok(null);
  const { rows } = await sql`SELECT FROM comments WHERE status = 'pending' AND user_id IS NULL
    AND target_kind = ${target} AND target_id IS NOT DISTINCT FROM ${targetId ?? null}::int
    LIMIT ${maxWaiting}`.execute(step);
  return rows.length < maxWaiting ? ok(null) : fail('tooManyRequests');
}
