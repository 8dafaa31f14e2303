import { expect, test } from 'vitest';
import { fixturesOf } from '#tests/support/blocks.ts';
import { renderBlock } from '#tests/support/render-block.tsx';

const found = (nextPage: number | null) => ({
  term: 'bura & jugo',
  posts: [],
  products: [],
  others: [],
  nearest: [],
  words: [],
  isCut: false,
  total: 21,
  nextPage,
});

interface PostData {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
}

const [example] = fixturesOf('post-category');
const posts = (example?.data as { readonly posts: readonly PostData[] } | undefined)?.posts ?? [];

test('found posts stand in a grid, each with its picture and a link · SEARCH-05', async () => {
  const html = await renderBlock('search-results', { data: { ...found(null), posts } });
  const part = html.slice(html.indexOf('U objavama'));
  const links = [...part.matchAll(/<h3[^>]*>\s*<a [^>]*href="\/([^"]*)"[^>]*>([^<]*)/g)];
  expect(posts.length).toBeGreaterThan(2);
  expect(links.map(([, slug, title]) => [slug, title])).toEqual(
    posts.map(({ slug, title }) => [slug, title]),
  );
  expect(part.match(/<picture/g)).toHaveLength(posts.length);
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

test('categories, pages and events stand in groups with the found words marked', async () => {
  const records = [
    { id: 1, title: 'Užad <i> i uzice', excerpt: 'Đački konop.', path: '/shop/uzad' },
  ];
  const others = [{ kind: 'category', total: 1, records }];
  const data = { ...found(null), others, words: ['uzice', 'dacki'] };
  const html = await renderBlock('search-results', { data });
  expect(html).toContain('href="/shop/uzad"');
  expect(html).toContain('Užad &lt;i&gt; i <mark>uzice</mark>');
  expect(html).toContain('<mark>Đački</mark> konop.');
});

test('without results it offers the nearest names, and says that a long term was cut', async () => {
  const nearest = [{ id: 1, title: 'Užad', excerpt: '', path: '/shop/uzad' }];
  const data = { ...found(null), total: 0, nearest, isCut: true };
  const html = await renderBlock('search-results', { data });
  expect(html).toContain('Jeste li mislili');
  expect(html).toContain('href="/shop/uzad"');
  expect(html).toContain('prvih osam riječi');
});
