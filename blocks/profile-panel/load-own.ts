import type { LoadContext } from '#runtime/block/types.ts';
import type { OwnComment } from '#schemas/entities/comment.ts';
import type { OwnDigital } from '#schemas/entities/digital.ts';

export interface OwnReviewData {
  readonly reviews: readonly OwnComment[];
  readonly total: number;
}

const latestReviews = 4;
/** Maximum number of reviews in one response. */
const reviewsAtOnce = 100;

/** The latest reviews, or all of them with `?reviews=all`; null when there are none. */
export async function loadOwnReviews({ api, url }: LoadContext): Promise<OwnReviewData | null> {
  const limit = url.searchParams.get('reviews') === 'all' ? reviewsAtOnce : latestReviews;
  const found = await api.call('comment.own', { limit, page: 1 });
  if (!found.ok || found.value.totalRecords === 0) return null;
  return { reviews: found.value.records, total: found.value.totalRecords };
}

/** Loads the tickets and files of all orders; null when there are none. */
export async function loadOwnDigital({ api }: LoadContext): Promise<OwnDigital | null> {
  const found = await api.call('document.digital', {});
  if (!found.ok) return null;
  const { tickets, downloads } = found.value;
  return tickets.length + downloads.length > 0 ? found.value : null;
}
