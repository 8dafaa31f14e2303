import { sql } from 'kysely';

export interface RatingRow {
  readonly average: number;
  readonly count: number;
}

/** Average and number of the ratings of the product `p`; null without any. */
export const ratingOfProduct = sql`(SELECT jsonb_build_object(
    'average', round(sum(rating * count)::numeric / sum(count), 1), 'count', sum(count))
  FROM rating_counts WHERE target_kind = 'product' AND target_id = p.id HAVING sum(count) > 0)`;
