import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';

const found = (nextPage: number | null) => ({
  term: 'bura & jugo',
  posts: [],
  products: [],
  total: 21,
  nextPage,
});

test('more is a link to the same search with one more page, while there is one · SEARCH-06', async () => {
  const html = await renderBlock('search-results', { data: found(2) });
  expect(html).toContain('href="/pretraga?q=bura%20%26%20jugo&amp;page=2"');
  expect(await renderBlock('search-results', { data: found(null) })).not.toContain('page=');
});

test('a new term starts at the first page: the form sends only the term · SEARCH-08', async () => {
  const html = await renderBlock('search-results', { data: found(3) });
  const form = /<form[^>]*action="\/pretraga"[^>]*>(.*?)<\/form>/.exec(html)?.[1] ?? '';
  expect([...form.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name)).toEqual(['q']);
});
