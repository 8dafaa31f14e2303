import { expect, test } from '@playwright/test';
import { createSite } from '#fixtures/museum/content/index.ts';
import { pageHref, screenHref } from '#runtime/routes/href.ts';
import type { Screen } from '#runtime/routes/table.ts';
import { newsExcludedTerm } from '#schemas/constants.ts';
import { languages } from '#schemas/languages.ts';
import { type Crawled, crawl } from './crawl.ts';
import { foreignTexts } from './foreign-texts.ts';

let pages: ReadonlyMap<string, Crawled>;
test.beforeAll(async ({ baseURL }) => {
  pages = await crawl(baseURL ?? '');
});

/** Returns the pages that search engines index: their canonical address is their own. */
const indexed = () => [...pages.values()].filter(({ path, canonical }) => canonical === path);

test('no link leads to an error or a redirect · ROUTE-17 ROUTE-31', () => {
  const bad = [...pages.values()].filter(({ status }) => status !== 200);
  expect(bad.map(({ path, status, from }) => `${path} ${status}, linked from ${from}`)).toEqual([]);
  expect(indexed().length).toBeGreaterThan(500);
});

test('the crawl reaches every kind of page in every language, also pages of lists and months of events', () => {
  const reached = (language: string, path: string) =>
    [...pages.values()].some((page) => page.language === language && page.path.startsWith(path));
  const site = createSite();
  const posts = site.posts.filter(
    ({ publishedAt, categories }) =>
      Date.parse(publishedAt) <= Date.now() && !categories.includes(newsExcludedTerm),
  );
  for (const language of languages) {
    const screen = (name: Screen) => `${screenHref(language, name)}/`;
    const ways = {
      posts: posts
        .flatMap(({ slug }) => slug[language] ?? [])
        .map((slug) => pageHref(language, slug)),
      categories: site.postCategories
        .filter(({ slug }) => slug !== newsExcludedTerm)
        .map(({ slug, slugs = {} }) => `${screen('blog')}${slugs[language] ?? slug}`),
      authors: (site.authors ?? []).map(({ slug }) => `${screen('author')}${slug}`),
      events: site.events.map((_, at) => `${screen('event')}${at + 1}`),
    };
    for (const [kind, paths] of Object.entries(ways)) {
      expect(paths.length, `${language} ${kind}`).toBeGreaterThan(0);
      expect(
        paths.filter((path) => !reached(language, path)),
        `${language} ${kind}`,
      ).toEqual([]);
    }
    const asked = [...pages.values()].filter((page) => page.language === language);
    for (const name of ['page', 'month']) {
      const found = asked.filter(({ path }) => path.includes(`?${name}=`));
      expect(found.length, `${language} ?${name}=`).toBeGreaterThan(1);
    }
  }
});

test('pages of one language differ in title and description', () => {
  for (const language of languages) {
    const own = indexed().filter((page) => page.language === language);
    for (const field of ['title', 'description'] as const) {
      expect(doubled(own.map((page) => page[field]))).toEqual([]);
      expect(own.filter((page) => !page[field]).map(({ path }) => path)).toEqual([]);
    }
  }
});

const doubled = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

test('every page names itself and its translations, which name it back · I18N-08', () => {
  const problems = indexed().flatMap(({ path, language, alternates }) => [
    ...(alternates[language] === path ? [] : [`${path} does not name itself`]),
    ...Object.entries(alternates).flatMap(([other, to]) => {
      const found = pages.get(to);
      if (found?.alternates[language] !== path) return [`${to} does not name ${path}`];
      return other === 'x-default' || found.language === other ? [] : [`${to} is not in ${other}`];
    }),
  ]);
  expect(problems).toEqual([]);
});

test('a page has the same blocks, forms and fields in every language', () => {
  const differing = indexed().filter(({ parts, alternates }) =>
    Object.values(alternates).some((to) => pages.get(to)?.parts.join() !== parts.join()),
  );
  expect(differing.map(({ path }) => path)).toEqual([]);
});

test('products, pages and screens are in every language, each under an address of its own', () => {
  const products = indexed().filter(({ path }) => path.startsWith('/produkt/'));
  expect(products.length).toBeGreaterThan(100);
  for (const { path, alternates } of products) {
    expect(Object.keys(alternates).toSorted(), path).toEqual(
      [...languages, 'x-default'].toSorted(),
    );
  }
  const slugs = products.map(({ path, alternates }) => [path, alternates.en].map(lastPart));
  const same = slugs.filter(([original, english]) => original === english);
  // Names of vessels are the same in both languages.
  expect(same.length).toBeLessThan(products.length / 10);
});

const lastPart = (path = '') => path.split('/').at(-1);

test('an address of another language or of earlier redirects for good', async ({ request }) => {
  const moved = await request.get('/en/product/majica-izobata?variant=1', { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe('/en/product/isobath-t-shirt?variant=1');
});

test('no page shows a text of another language · I18N-04', () => {
  expect([...pages.values()].flatMap(foreignTexts)).toEqual([]);
});
