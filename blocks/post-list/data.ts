import { defineLoad } from '#runtime/block/types.ts';
import { type CardPost, toPostCard } from '#runtime/product/post-card.tsx';
import { newsExcludedTerm } from '#schemas/constants.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface PostListData {
  readonly posts: readonly CardPost[];
}

/** Loads the newest posts first (POST-09). */
export const load = defineLoad<typeof model, PostListData>(async ({ api }, { category, limit }) => {
  const found = await api.call('post.filterStandard', {
    filters: {
      excludeTermSlugs: [newsExcludedTerm],
      ...(category ? { termSlugs: [category] } : {}),
    },
    sort: { param: 'published_at', order: 'desc' },
    limit,
    page: 1,
  });
  return found.ok ? ok({ posts: found.value.data.map(toPostCard) }) : found;
});
