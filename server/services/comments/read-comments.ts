import type { Selectable } from 'kysely';
import type { ReviewOptions } from '#schemas/entities/cms-options.ts';
import { reviewOptionsSchema } from '#schemas/entities/cms-options.ts';
import type { Comment } from '#schemas/entities/comment.ts';
import { ok } from '#schemas/result.ts';
import type { Actor, Handlers } from '../../api/handler.ts';
import type { CommentsTable } from '../../db/tables/people.ts';
import { readOptions } from '../content/options.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { offsetOf, paginated, readPage } from '../paging.ts';
import { commentRules } from './comment-rules.ts';

type Wanted = { readonly target: 'product' | 'post' | 'site'; readonly targetId?: number };

export const commentColumns = [
  'id',
  'author_name',
  'title',
  'body',
  'rating',
  'parent_id',
  'user_id',
  'status',
  'language',
  'verified',
  'by_shop',
  'helpful',
  'created_at',
] as const;
export type CommentRow = Pick<Selectable<CommentsTable>, (typeof commentColumns)[number]>;

/** Reads comments; an unapproved comment is visible only to its author. */
export function createCommentReads(deps: ServiceDependencies) {
  return {
    async 'comment.filterStandard'(input, { actor }) {
      const page = readPage(input);
      const query = visibleComments(deps, input, actor);
      const [rows, counted] = await Promise.all([
        query
          .select(commentColumns)
          .orderBy('id', 'desc')
          .limit(page.limit)
          .offset(offsetOf(page))
          .execute(),
        query.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ]);
      const { canEdit } = commentRules(await readReviewOptions(deps), input.target);
      const comments = rows.map((row) => commentOf(row, canEdit && isOwn(row, actor)));
      return ok(paginated(comments, counted.total, page));
    },
    async 'comment.getOptions'() {
      return ok(await readReviewOptions(deps));
    },
  } satisfies Partial<Handlers>;
}

export function commentOf(row: CommentRow, canEdit: boolean): Comment {
  const { id, title, rating, status, language, verified, helpful, created_at } = row;
  return {
    id,
    author: row.author_name,
    title,
    comment: row.body,
    rating,
    created_at,
    parentId: row.parent_id,
    canEdit,
    status,
    language,
    verified,
    byShop: row.by_shop,
    helpful,
  };
}

export const userIdOf = (actor: Actor): number => (actor.kind === 'anonymous' ? 0 : actor.userId);

export const isOwn = (row: CommentRow, actor: Actor): boolean =>
  row.user_id !== null && row.user_id === userIdOf(actor);

export function visibleComments(
  { db }: Pick<ServiceDependencies, 'db'>,
  { target, targetId }: Wanted,
  actor: Actor,
) {
  const query = db
    .selectFrom('comments')
    .where('target_kind', '=', target)
    .where(({ or, eb }) =>
      or([eb('status', '=', 'approved'), eb('user_id', '=', userIdOf(actor))]),
    );
  return target === 'site' ? query : query.where('target_id', '=', targetId ?? 0);
}

/** Returns the site's settings for comments and ratings. */
export async function readReviewOptions(deps: ServiceDependencies): Promise<ReviewOptions> {
  const options = await readOptions(deps);
  const keys = Object.keys(reviewOptionsSchema.properties).filter((key) => key in options);
  return Object.fromEntries(keys.map((key) => [key, options[key]]));
}
