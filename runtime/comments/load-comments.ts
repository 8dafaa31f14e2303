import type { CaptchaSettings } from '#schemas/captcha.ts';
import type { CommentList } from '#schemas/entities/comment.ts';
import { ok, type Result } from '#schemas/result.ts';
import type { LoadContext } from '../block/types.ts';
import { type CommentChoice, readChoice } from './comment-choice.ts';

/** Subject of comments; the site has no id. */
export interface CommentTarget {
  readonly target: 'product' | 'post' | 'site';
  readonly targetId: number | null;
}

export interface CommentData {
  readonly place: CommentTarget;
  readonly list: CommentList;
  readonly choice: CommentChoice;
  /** The captcha for guests; null where the site has none. */
  readonly captcha: CaptchaSettings | null;
}

export async function loadComments(
  { api, url, site, session }: LoadContext,
  place: CommentTarget,
  limit: number,
): Promise<Result<CommentData>> {
  const choice = readChoice(url);
  const { target, targetId } = place;
  const found = await api.call('comment.list', {
    target,
    ...(targetId !== null && { targetId }),
    ...(choice.rating !== null && { rating: choice.rating }),
    ...(choice.verified && { verified: true }),
    sort: choice.sort,
    page: choice.page,
    limit,
  });
  if (!found.ok) return found;
  const captcha = session.user === null ? (site.captcha ?? null) : null;
  return ok({ place, list: found.value, choice, captcha });
}
