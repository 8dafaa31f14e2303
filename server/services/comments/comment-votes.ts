import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import { invalidate } from '../../cache/invalidation.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { personHash } from './comment-author.ts';
import { type CommentTarget, commentTag } from './comment-list.ts';

/** Counts one vote per comment for each person or browser of a guest. */
export const voteForComment =
  (deps: ServiceDependencies): Handler<'comment.vote'> =>
  async ({ id, browser }, context) => {
    let place: CommentTarget | null = null;
    const voted = await inTransaction(deps.db, async (step) => {
      const comment = await step
        .selectFrom('comments')
        .select(['helpful', 'target_kind', 'target_id'])
        .where('id', '=', id)
        .where('status', '=', 'approved')
        .forUpdate()
        .executeTakeFirst();
      if (!comment) return fail('notFound');
      const { target_kind: target, target_id: targetId } = comment;
      const vote = await step
        .insertInto('comment_votes')
        .values({ comment_id: id, voter: personHash(context, browser) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('comment_id')
        .executeTakeFirst();
      const helpful = comment.helpful + (vote ? 1 : 0);
      if (vote) await step.updateTable('comments').set({ helpful }).where('id', '=', id).execute();
      place = { target, targetId };
      return ok({ helpful });
    });
    if (voted.ok && place) await invalidate(deps, [commentTag(place)]);
    return voted;
  };
