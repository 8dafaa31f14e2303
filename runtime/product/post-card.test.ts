import { expect, test } from 'vitest';
import { post } from '#schemas/entities/samples/content.ts';
import { media } from '#schemas/entities/samples/media.ts';
import { toPostCard } from './post-card.tsx';

test('a card has id, title, slug, excerpt, picture, day and category of its post · NEWS-05 POST-02 SEARCH-05', () => {
  const { id, title, slug, excerpt, published_at: publishedAt } = post;
  const { picture, ...card } = toPostCard({ ...post, media });
  expect(card).toMatchObject({ id, title, slug, excerpt, publishedAt, category: 'Novosti' });
  expect(picture).toMatchObject({ alt: media.alt, width: media.width });
  expect(picture).toHaveProperty('sources.0.path', media.sources[0]?.path);
  expect(toPostCard({ ...post, terms: { ...post.terms, categories: [] } }).category).toBeNull();
  expect(toPostCard(post).picture).toBeNull();
});
