import type { EndpointInput } from '#schemas/api/contract.ts';
import { starRating } from '#schemas/constants.ts';
import type { ReviewOptions } from '#schemas/entities/cms-options.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Actor } from '../../api/handler.ts';
import { cleanText } from '../../html/clean-text.ts';

export type CommentTarget = EndpointInput<'comment.create'>['target'];

/** The site's rules for comments on one kind of target; missing settings have defaults. */
export interface CommentRules {
  readonly needsRating: boolean;
  readonly needsComment: boolean;
  readonly stars: number;
  readonly onePerUser: boolean;
  /** Whether a guest's browser may send only one comment. */
  readonly onePerGuest: boolean;
  readonly canEdit: boolean;
  readonly writers: 'RegisteredUsers' | 'Everyone' | 'Nobody';
}

/** Products and the site can be rated; posts can only be commented on. */
export function commentRules(options: ReviewOptions, target: CommentTarget): CommentRules {
  const everyone = options.AnonymousChat === true ? 'Everyone' : 'RegisteredUsers';
  if (target === 'site') {
    return {
      needsRating: options.RequireRatingForCommentOnSite ?? true,
      needsComment: options.RequireCommentForRatingOnSite ?? true,
      stars: options.NumberOfStarsOnSite ?? starRating,
      onePerUser: options.OneUserOneCommentOnSite ?? false,
      onePerGuest: options.AnonymousCanMultipleReviewOnSite === false,
      canEdit: options.UserCanEditCommentOnSite ?? true,
      writers: everyone,
    };
  }
  return {
    needsRating: target === 'product' && (options.RequireRatingForComment ?? true),
    needsComment: target === 'post' || (options.RequireCommentForRating ?? true),
    stars: options.NumberOfStars ?? starRating,
    onePerUser: target === 'product' && (options.OneUserOneComment ?? false),
    onePerGuest: target === 'product' && options.AnonymousCanMultipleReview === false,
    canEdit: options.UserCanEditComment ?? true,
    writers: target === 'post' ? (options.CanCommentOnBlog ?? 'RegisteredUsers') : everyone,
  };
}

export function checkWriter({ writers }: CommentRules, actor: Actor): Result<null> {
  if (writers === 'Nobody') return fail('commentsClosed');
  if (writers === 'RegisteredUsers' && actor.kind === 'anonymous') return fail('onlyRegistered');
  return ok(null);
}

export interface Review {
  readonly title: string;
  readonly body: string;
  readonly rating: number | null;
}

/** Returns text and rating in their stored form. A reply to a comment has text and no rating. */
export function readReview(
  rules: CommentRules,
  given: { readonly title?: string; readonly comment?: string; readonly rating?: number },
  isReply: boolean,
): Result<Review> {
  const title = cleanText(given.title ?? '').replaceAll(/\s+/g, ' ');
  const body = cleanText(given.comment ?? '');
  const rating = given.rating ?? null;
  if (isReply && rating !== null) return fail('badRequest', { field: 'rating' });
  if (rating !== null && rating > rules.stars) return fail('invalidValue', { field: 'rating' });
  const missing =
    rules.needsComment && rules.needsRating && !isReply ? 'reviewIncomplete' : 'required';
  if (body === '' && (isReply || rules.needsComment || rating === null)) {
    return fail(missing, { field: 'comment' });
  }
  if (rating === null && rules.needsRating && !isReply) {
    return fail(missing, { field: 'rating' });
  }
  return ok({ title, body, rating });
}
