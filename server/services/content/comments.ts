import type { ReviewOptions } from '#schemas/entities/cms-options.ts';
import { reviewOptionsSchema } from '#schemas/entities/cms-options.ts';
import type { Comment } from '#schemas/entities/comment.ts';
import { ok } from '#schemas/result.ts';
import type { Actor, Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { offsetOf, paginated, readPage } from '../paging.ts';
import { readOptions } from './options.ts';

type Wanted = { readonly target: 'product' | 'post' | 'site'; readonly targetId?: number };

/** Reading comments; what is not approved is seen by its author only. */
export function createCommentHandlers(deps: ServiceDependencies) {
  return {
    async 'comment.filterStandard'(input, { actor }) {
      const page = readPage(input);
      const query = visibleComments(deps, input, actor);
      const [rows, counted] = await Promise.all([
        query
          .select([
            'id',
            'author_name',
            'body',
            'rating',
            'parent_id',
            'user_id',
            'status',
            'created_at',
          ])
          .orderBy('id', 'desc')
          .limit(page.limit)
          .offset(offsetOf(page))
          .execute(),
        query.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ]);
      const { UserCanEditComment } = await readReviewOptions(deps);
      const comments = rows.map((row): Comment => {
        const { id, rating, status, created_at } = row;
        const isOwn = row.user_id !== null && row.user_id === userIdOf(actor);
        const canEdit = isOwn && UserCanEditComment !== false;
        const [author, comment, parentId] = [row.author_name, row.body, row.parent_id];
        return { id, author, comment, rating, created_at, parentId, canEdit, status };
      });
      return ok(paginated(comments, counted.total, page));
    },
    async 'comment.getOptions'() {
      return ok(await readReviewOptions(deps));
    },
  } satisfies Partial<Handlers>;
}

const userIdOf = (actor: Actor): number => (actor.kind === 'anonymous' ? 0 : actor.userId);

function visibleComments({ db }: ServiceDependencies, { target, targetId }: Wanted, actor: Actor) {
  const query = db
    .selectFrom('comments')
    .where('target_kind', '=', target)
    .where(({ or, eb }) =>
      or([eb('status', '=', 'approved'), eb('user_id', '=', userIdOf(actor))]),
    );
  return target === 'site' ? query : query.where('target_id', '=', targetId ?? 0);
}

/** The rules of comments and ratings that the site has set. */
export async function readReviewOptions(deps: ServiceDependencies): Promise<ReviewOptions> {
  const options = await readOptions(deps);
  const keys = Object.keys(reviewOptionsSchema.properties).filter((key) => key in options);
  return Object.fromEntries(keys.map((key) => [key, options[key]]));
}
