import { sql, type Transaction } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Comment } from '#schemas/entities/comment.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Actor, CallContext, Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { accountId } from '../account/users.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { checkWriter, commentRules, readReview } from './comment-rules.ts';
import { type CommentRow, commentColumns, commentOf, readReviewOptions } from './comments.ts';
import { contentTexts } from './content-texts.ts';
import { readOptions } from './options.ts';

type Input = EndpointInput<'comment.create'>;

export const createComment =
  (deps: ServiceDependencies): Handler<'comment.create'> =>
  async (input, context) => {
    const rules = commentRules(await readReviewOptions(deps), input.target);
    const writer = checkWriter(rules, context.actor);
    if (!writer.ok) return writer;
    const review = readReview(rules, input, input.parentId !== undefined);
    if (!review.ok) return review;
    const status = await firstStatus(deps);
    return inTransaction(deps.db, async (step) => {
      const place = await checkPosition(step, input, context);
      if (!place.ok) return place;
      const only = await checkOnly(step, input, rules.onePerUser, context.actor);
      if (!only.ok) return only;
      const row = await step
        .insertInto('comments')
        .values({
          target_kind: input.target,
          target_id: place.value,
          parent_id: input.parentId ?? null,
          ...(await authorOf(step, context.actor, context.language)),
          ...review.value,
          language: context.language,
          status,
        })
        .returning(commentColumns)
        .executeTakeFirstOrThrow();
      return ok(shown(row, rules.canEdit));
    });
  };

/** A changed comment is treated as new: if comments are moderated, it needs approval again. */
export const updateComment =
  (deps: ServiceDependencies): Handler<'comment.update'> =>
  async ({ id, ...changes }, context) => {
    const user = accountId(context);
    if (!user.ok) return user;
    const options = await readReviewOptions(deps);
    const status = await firstStatus(deps);
    return inTransaction(deps.db, async (step) => {
      const row = await step
        .selectFrom('comments')
        .select([...commentColumns, 'target_kind'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return fail('notFound');
      const rules = commentRules(options, row.target_kind);
      if (row.user_id !== user.value || !rules.canEdit) return fail('forbidden');
      const wanted = {
        comment: changes.comment ?? row.body,
        ...((changes.rating ?? row.rating) !== null && {
          rating: changes.rating ?? row.rating ?? 0,
        }),
      };
      const review = readReview(rules, wanted, row.parent_id !== null);
      if (!review.ok) return review;
      const changed = await step
        .updateTable('comments')
        .set({ ...review.value, status })
        .where('id', '=', id)
        .returning(commentColumns)
        .executeTakeFirstOrThrow();
      return ok(shown(changed, rules.canEdit));
    });
  };

const shown = (row: CommentRow, canEdit: boolean): Comment =>
  commentOf(row, canEdit && row.user_id !== null);

/** Initial status of a comment: `pending` if comments are moderated. */
async function firstStatus(deps: ServiceDependencies): Promise<'pending' | 'approved'> {
  const { RequireAdminPublishing } = await readOptions(deps);
  return RequireAdminPublishing === true ? 'pending' : 'approved';
}

/**
 * Returns the id of the commented target, null for the site. The target and a parent comment must be visible.
 */
async function checkPosition(
  step: Transaction<Database>,
  { target, targetId, parentId }: Input,
  { now }: CallContext,
): Promise<Result<number | null>> {
  const id = target === 'site' ? null : (targetId ?? 0);
  if (id !== null && !(await isShown(step, target, id, now))) {
    return fail('notFound', { field: 'targetId' });
  }
  if (parentId === undefined) return ok(id);
  const parent = await step
    .selectFrom('comments')
    .select('id')
    .where('id', '=', parentId)
    .where('target_kind', '=', target)
    .where('target_id', id === null ? 'is' : '=', id)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  return parent ? ok(id) : fail('notFound', { field: 'parentId' });
}

async function isShown(
  step: Transaction<Database>,
  target: Input['target'],
  id: number,
  now: Date,
): Promise<boolean> {
  const row = await (target === 'product'
    ? step.selectFrom('products').select('id').where('id', '=', id).where('archived', '=', false)
    : step
        .selectFrom('posts')
        .select('id')
        .where('id', '=', id)
        .where('published_at', '<=', now.toISOString())
  ).executeTakeFirst();
  return row !== undefined;
}

/**
 * Fails with `reviewOnce` for a second comment when only one is allowed. The user row is locked, so that
 * simultaneous comments wait for each other.
 */
async function checkOnly(
  step: Transaction<Database>,
  { target, targetId, parentId }: Input,
  onePerUser: boolean,
  actor: Actor,
): Promise<Result<null>> {
  if (!onePerUser || parentId !== undefined || actor.kind === 'anonymous') return ok(null);
  await step.selectFrom('users').select('id').where('id', '=', actor.userId).forUpdate().execute();
  const { rows } = await sql`SELECT FROM comments WHERE user_id = ${actor.userId}
    AND target_kind = ${target} AND target_id IS NOT DISTINCT FROM ${
      target === 'site' ? null : targetId
    }::int AND parent_id IS NULL LIMIT 1`.execute(step);
  return rows.length === 0 ? ok(null) : fail('reviewOnce');
}

/** First name and initial of the last name, because full names are not shown with comments. */
async function authorOf(step: Transaction<Database>, actor: Actor, language: Language) {
  if (actor.kind === 'anonymous')
    return { user_id: null, author_name: textsIn(contentTexts, language).nameless };
  const user = await step
    .selectFrom('users')
    .select('details')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  const { firstName = '', lastName = '' } = user.details;
  const [initial] = lastName;
  const name = [firstName, ...(initial ? [`${initial}.`] : [])].join(' ').trim();
  return { user_id: actor.userId, author_name: name || textsIn(contentTexts, language).nameless };
}
