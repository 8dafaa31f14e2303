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

test('found posts are in a grid, each with its picture and a link · SEARCH-05', async () => {
  const html = await renderBlock('search-results', { data: { ...found(null), posts } });
  const part = html.slice(html.indexOf('U objavama'));
  const links = [...part.matchAll(/<h3[^>]*>\s*<a [^>]*href="\/([^"]*)"[^>]*>([^<]*)/g)];
  expect(posts.length).toBeGreaterThan(2);
  expect(links.map(([, slug, title]) => [slug, title])).toEqual(
    posts.map(({ slug, title }) => [slug, title]),
  );
  expect(part.match(/<picture/g)).toHaveLength(posts.length);
  expect(part).toMatch(/<ul class="[^"]*grid[^"]*">/);
});

test('more is a link to the same search with one more page, while there is one · SEARCH-06', async () => {
  const html = await renderBlock('search-results', { data: found(2) });
  expect(html).toContain('href="/pretraga?q=bura%20%26%20jugo&amp;page=2"');
  expect(await renderBlock('search-results', { data: found(null) })).not.toContain('page=');
});

test.each([
  ['hr', 'Rezultati za „bura &amp; jugo“', 'rezultat', 'rezultata', 'Nema rezultata pretrage'],
  ['en', 'Results for “bura &amp; jugo”', 'result', 'results', 'No search results'],
  ['de', 'Ergebnisse für „bura &amp; jugo“', 'Ergebnis', 'Ergebnisse', 'Keine Suchergebnisse'],
] as const)(
  'in %s a search has its term as heading, and a count or that nothing was found · SEARCH-02 SEARCH-03 SEARCH-04 SEARCH-07',
  async (language, heading, one, many, empty) => {
    const htmlOf = (total: number) =>
      renderBlock('search-results', { language, data: { ...found(null), total } });
    const countOf = async (total: number) =>
      /<p [^>]*role="status"[^>]*>([^<]*)/.exec(await htmlOf(total))?.[1];
    expect(await htmlOf(2)).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    const ends1 = language === 'hr' ? one : many;
    expect(await Promise.all([1, 2, 5, 11, 21].map(countOf))).toEqual([
      `1 ${one}`,
      `2 ${many}`,
      `5 ${many}`,
      `11 ${ends1}`,
      `21 ${ends1}`,
    ]);
    expect(await htmlOf(2)).not.toContain(empty);
    const nothing = await htmlOf(0);
    expect(nothing).toContain(`>${empty}<`);
    expect(nothing).not.toContain('role="status"');
  },
);

test('a new term starts at the first page: the form sends only the term · SEARCH-08', async () => {
  const html = await renderBlock('search-results', { data: found(3) });
  const form =
    /<form[^>]*action="\/pretraga"[^>]*method="get"[^>]*>(.*?)<\/form>/.exec(html)?.[1] ?? '';
  expect([...form.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name)).toEqual(['q']);
});

test('categories, pages and events are in groups with the found words marked', async () => {
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

test('without results it says so, offers the nearest names, and tells that a long term was cut · SEARCH-07', async () => {
  const nearest = [{ id: 1, title: 'Užad', excerpt: '', path: '/shop/uzad' }];
  const data = { ...found(null), total: 0, nearest, isCut: true };
  const html = await renderBlock('search-results', { data });
  expect(html).toContain('>Nema rezultata pretrage<');
  expect(html).toContain('Jeste li mislili');
  expect(html).toContain('href="/shop/uzad"');
  expect(html).toContain('prvih osam riječi');
});
