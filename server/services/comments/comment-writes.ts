import type { Insertable, Transaction } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Comment } from '#schemas/entities/comment.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Actor, CallContext, Handler } from '../../api/handler.ts';
import { invalidate } from '../../cache/invalidation.ts';
import type { Database } from '../../db/schema.ts';
import type { CommentsTable } from '../../db/tables/people.ts';
import { cleanText } from '../../html/clean-text.ts';
import { accountId } from '../account/users.ts';
import { checkCaptcha } from '../captcha.ts';
import { readOptions } from '../content/options.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isPublished } from '../is-published.ts';
import { inTransaction } from '../transaction.ts';
import {
  addFiles,
  storeVisitorFiles,
  type VisitorFile,
} from '../visitor-files/store-visitor-files.ts';
import { hasBought } from './bought-product.ts';
import { authorOf, checkFlood, checkOnly, fingerprintOf, personHash } from './comment-author.ts';
import { type CommentTarget, commentTags } from './comment-list.ts';
import { checkWriter, commentRules, type Review, readReview } from './comment-rules.ts';
import { type CommentRow, commentColumns, commentOf, readReviewOptions } from './read-comments.ts';
import { checkPhotos } from './review-photos.ts';

type Input = EndpointInput<'comment.create'>;

export const createComment =
  (deps: ServiceDependencies): Handler<'comment.create'> =>
  async (input, context) => {
    const rules = commentRules(await readReviewOptions(deps), input.target);
    const writer = checkWriter(rules, context.actor);
    if (!writer.ok) return writer;
    const review = readReview(rules, input, input.parentId !== undefined);
    if (!review.ok) return review;
    const person = await checkGuest(deps, input, context);
    if (!person.ok) return person;
    const isReview = input.target === 'product' && input.parentId === undefined;
    const photos = await checkPhotos(deps, context.files, isReview);
    if (!photos.ok) return photos;
    const hasPhotos = photos.value.length > 0;
    const status = hasPhotos ? 'pending' : await firstStatus(deps, context.actor, review.value);
    const save = async (step: Transaction<Database>, kept: readonly VisitorFile[]) => {
      const place = await checkPosition(step, input, context);
      if (!place.ok) return place;
      const only = await checkOnly(step, input, rules, context);
      if (!only.ok) return only;
      const flood = await checkFlood(step, input, context.actor);
      if (!flood.ok) return flood;
      const productId = input.target === 'product' ? place.value : null;
      const values = {
        target_kind: input.target,
        target_id: place.value,
        parent_id: input.parentId ?? null,
        ...(await authorOf(step, context.actor, context.language, input.name)),
        author_hash: personHash(context, input.browser),
        fingerprint: fingerprintOf(input, review.value, context),
        ...review.value,
        language: context.language,
        verified: await hasBought(step, context.actor, productId),
        status,
      };
      const { row, isNew } = await insertOnce(step, values);
      const alt = cleanText(input.photosAlt ?? '');
      if (isNew) await addFiles(step, kept, { comment_id: row.id, alt });
      return ok(shown(row, rules.canEdit));
    };
    const written = await storeVisitorFiles(deps, photos.value, (kept) =>
      inTransaction(deps.db, (step) => save(step, kept)),
    );
    if (written.ok && written.value.status === 'approved')
      await invalidate(deps, commentTags(input));
    return written;
  };

/** A comment that is sent twice is stored once. */
async function insertOnce(
  step: Transaction<Database>,
  values: Insertable<CommentsTable>,
): Promise<{ readonly row: CommentRow; readonly isNew: boolean }> {
  const row = await step
    .insertInto('comments')
    .values(values)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning(commentColumns)
    .executeTakeFirst();
  if (row) return { row, isNew: true };
  return { row: await findCopy(step, values.fingerprint ?? null), isNew: false };
}

const findCopy = (step: Transaction<Database>, fingerprint: Buffer | null) =>
  step
    .selectFrom('comments')
    .select(commentColumns)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow();

/** Guests prove that they are people where the site has a captcha. */
async function checkGuest(
  deps: ServiceDependencies,
  input: Input,
  context: CallContext,
): Promise<Result<null>> {
  return context.actor.kind === 'anonymous'
    ? checkCaptcha(deps, input, 'commentForm', context)
    : ok(null);
}

/** A changed comment is treated as new: if comments are moderated, it needs approval again. */
export const updateComment =
  (deps: ServiceDependencies): Handler<'comment.update'> =>
  async ({ id, ...changes }, context) => {
    const user = accountId(context);
    if (!user.ok) return user;
    const options = await readReviewOptions(deps);
    let place: CommentTarget | null = null;
    const changed = await inTransaction(deps.db, async (step) => {
      const row = await step
        .selectFrom('comments')
        .select([...commentColumns, 'target_kind', 'target_id'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return fail('notFound');
      const rules = commentRules(options, row.target_kind);
      if (row.user_id !== user.value || !rules.canEdit) return fail('forbidden');
      const wanted = {
        title: changes.title ?? row.title,
        comment: changes.comment ?? row.body,
        ...((changes.rating ?? row.rating) !== null && {
          rating: changes.rating ?? row.rating ?? 0,
        }),
      };
      const review = readReview(rules, wanted, row.parent_id !== null);
      if (!review.ok) return review;
      const status = await firstStatus(deps, context.actor, review.value);
      place = { target: row.target_kind, targetId: row.target_id };
      const stored = await step
        .updateTable('comments')
        .set({ ...review.value, status, fingerprint: null })
        .where('id', '=', id)
        .returning(commentColumns)
        .executeTakeFirstOrThrow();
      return ok(shown(stored, rules.canEdit));
    });
    if (changed.ok && place) await invalidate(deps, commentTags(place));
    return changed;
  };

const shown = (row: CommentRow, canEdit: boolean): Comment =>
  commentOf(row, canEdit && row.user_id !== null);

const link = /https?:|www\./i;

/**
 * Returns the initial status of a comment: `pending` if comments are moderated, or if it is by a guest or has
 * links. The caller handles new photos, which also need approval.
 */
async function firstStatus(
  deps: ServiceDependencies,
  actor: Actor,
  { title, body }: Review,
): Promise<'pending' | 'approved'> {
  const { RequireAdminPublishing } = await readOptions(deps);
  const isDoubtful = actor.kind === 'anonymous' || link.test(`${title} ${body}`);
  return RequireAdminPublishing === true || isDoubtful ? 'pending' : 'approved';
}

/**
 * Returns the id of the commented target, null for the site. The target and a parent comment must be visible.
 */
async function checkPosition(
  step: Transaction<Database>,
  { target, targetId, parentId }: Input,
  context: CallContext,
): Promise<Result<number | null>> {
  const id = target === 'site' ? null : (targetId ?? 0);
  if (id !== null && !(await isShown(step, target, id, context))) {
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
  { now, language }: CallContext,
): Promise<boolean> {
  const row = await (target === 'product'
    ? step
        .selectFrom('products')
        .select('id')
        .where('id', '=', id)
        .where(isPublished('products', language))
    : step
        .selectFrom('posts')
        .select('id')
        .where('id', '=', id)
        .where('published_at', '<=', now.toISOString())
  ).executeTakeFirst();
  return row !== undefined;
}
