import { expect, test } from 'vitest';
import { fixturesOf } from '#tests/support/blocks.ts';
import { renderBlock } from '#tests/support/render-block.tsx';

const found = (nextPage: number | null) => ({
  term: 'bura & jugo',
  posts: [],
  products: [],
  others: [],
  nearest: [],
  shelf: null,
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

test('more is a link to the same search with one more page, while there is one · SEARCH-06 LIST-25 SEARCH-09', async () => {
  for (const [language, path, label] of [
    ['hr', '/pretraga', 'Učitaj još'],
    ['en', '/en/search', 'Load more'],
    ['de', '/de/suche', 'Mehr laden'],
  ] as const) {
    const html = await renderBlock('search-results', { language, data: found(2) });
    const [link = ''] = /<a [^>]*href="[^"]*page=2".*?<\/a>/s.exec(html) ?? [];
    expect(link).toContain(`href="${path}?q=bura%20%26%20jugo&amp;page=2"`);
    expect(link).toContain(`>${label}<`);
  }
  const third = await renderBlock('search-results', { data: { ...found(2), nextPage: 3 } });
  expect(third).toContain('href="/pretraga?q=bura%20%26%20jugo&amp;page=3"');
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

test('a new term starts at the first page: the form sends only the term as q · SEARCH-01 SEARCH-08', async () => {
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

test('groups whose names have a found word come before posts, the others after them', async () => {
  const group = (kind: string, title: string) => ({
    kind,
    total: 1,
    records: [{ id: 1, title, excerpt: 'O konopu.', path: `/${kind}` }],
  });
  const others = [group('category', 'Užad'), group('page', 'Konop'), group('event', 'Sajam')];
  const html = await renderBlock('search-results', {
    data: { ...found(null), posts, others, words: ['konop'] },
  });
  const headings = [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(headings).toEqual(['Stranice', 'U objavama', 'Kategorije', 'Događaji']);
});

test('a category that has the searched name is linked beside the heading of the products', async () => {
  const example = fixturesOf('product-strip')[0]?.data as { readonly products: readonly object[] };
  const records = [{ id: 1, title: 'Užad', excerpt: '', path: '/shop/uzad' }];
  const others = [{ kind: 'category', total: 1, records }];
  const isLinked = async (term: string) => {
    const products = example.products.slice(0, 1);
    const data = { ...found(null), term, products, others, words: ['uzad'] };
    const html = await renderBlock('search-results', { data });
    return /<a [^>]*href="\/shop\/uzad"[^>]*>(?:<[^>]*>)*Sve iz kategorije Užad/.test(html);
  };
  expect(await isLinked('uzad')).toBe(true);
  expect(await isLinked('nova užad')).toBe(false);
});

test('without a product it shows those of a found category with a link to all, or the nearest', async () => {
  const products = fixturesOf('product-strip')[0]?.data as { readonly products: readonly object[] };
  const htmlOf = (category: object | null) =>
    renderBlock('search-results', {
      data: { ...found(null), shelf: { category, products: products.products.slice(0, 2) } },
    });
  const html = await htmlOf({ title: 'Užad', path: '/shop/uzad' });
  expect(html).toContain('Iz kategorije Užad');
  expect(html).toMatch(/href="\/shop\/uzad"[^>]*>(?:<[^>]*>)*Prikaži sve/);
  expect(html.match(/<h3/g)).toHaveLength(2);
  expect(await htmlOf(null)).toContain('Najbliže onome što tražite');
});

test('without results it says so, offers the nearest names, and says that a long term was cut · SEARCH-07', async () => {
  const nearest = [{ kind: 'category', id: 1, title: 'Užad', excerpt: '', path: '/shop/uzad' }];
  const data = { ...found(null), total: 0, nearest, isCut: true };
  const html = await renderBlock('search-results', { data });
  expect(html).toContain('>Nema rezultata pretrage<');
  expect(html).toContain('Jeste li mislili');
  expect(html).toContain('href="/shop/uzad"');
  expect(html).toContain('prvih osam riječi');
});
