import { expect, test } from 'vitest';
import { fixturesOf } from '#tests/support/blocks.ts';
import { renderBlock } from '#tests/support/render-block.tsx';
import type { NewsData } from './data.ts';

const [example] = fixturesOf('news-list');
const data = example?.data as NewsData;
const terms = ['Novosti', 'Obavijesti', 'ECWF'].map((title, id) => {
  return { id, title, slug: title.toLowerCase() };
});
const path = '/objave';

/** Returns the buttons of the page: their text, their address, and whether it is the chosen one. */
async function buttonsOf(chosen: NewsData['chosen']) {
  const html = await renderBlock('news-list', {
    data: { ...data, terms, chosen },
    page: { path: `${path}?page=2` },
  });
  const [choice = ''] = /<nav aria-label="Kategorije objava".*?<\/nav>/s.exec(html) ?? [];
  return [...choice.matchAll(/<a ([^>]*)>([^<]*)/g)].map(([, tag = '', text]) => [
    text,
    /href="([^"]*)"/.exec(tag)?.[1],
    tag.includes('aria-current'),
  ]);
}

test.each([
  ['hr', 'Novosti iz muzeja', 'Sve'],
  ['en', 'News from the museum', 'All'],
  ['de', 'Neues aus dem Museum', 'Alle'],
] as const)(
  'in %s news has the title %s and the button %s · NEWS-01 NEWS-02',
  async (language, title, all) => {
    const html = await renderBlock('news-list', { language, options: { title: '' } });
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toMatch(new RegExp(`<nav.*?<a [^>]*>${all}</a>`, 's'));
    const named = await renderBlock('news-list', { language, options: { title: 'Iz muzeja' } });
    expect(named).toContain('<h1>Iz muzeja</h1>');
  },
);

test('each category has a button, after the one for all · NEWS-02 NEWS-03 NEWS-04 NEWS-08', async () => {
  expect(await buttonsOf(null)).toEqual([
    ['Sve', path, true],
    ['Novosti', `${path}?category=novosti`, false],
    ['Obavijesti', `${path}?category=obavijesti`, false],
    ['ECWF', `${path}?category=ecwf`, false],
  ]);
});

test('another category replaces the chosen one and starts at the first page · NEWS-07 NEWS-08', async () => {
  const [, chosen = null] = terms;
  expect(await buttonsOf(chosen)).toEqual([
    ['Sve', path, false],
    ['Novosti', `${path}?category=novosti`, false],
    ['Obavijesti', `${path}?category=obavijesti`, true],
    ['ECWF', `${path}?category=ecwf`, false],
  ]);
});

test('a category without posts says so and leads to all news · NEWS-08', async () => {
  const html = await renderBlock('news-list', {
    data: { ...data, terms, chosen: terms[1], posts: [] },
    page: { path: `${path}?category=obavijesti` },
  });
  const [choice = ''] = /<nav aria-label="Kategorije objava".*?<\/nav>/s.exec(html) ?? [];
  expect(html.replace(choice, '')).toMatch(
    new RegExp(`<a [^>]*href="${path}"[^>]*>(?:<[^>]*>)*Prikaži sve`),
  );
});

test('news is a grid of posts, each with picture, date and link · NEWS-05', async () => {
  const html = await renderBlock('news-list', { data });
  const cards = html.match(/<article.*?<\/article>/gs) ?? [];
  expect(cards.length).toBeGreaterThan(1);
  expect(
    cards.map((card) => /<h2[^>]*>\s*<a [^>]*href="\/([^"]*)"[^>]*>([^<]*)/.exec(card)?.slice(1)),
  ).toEqual(data.posts.map(({ slug, title }) => [slug, title]));
  for (const card of cards) expect(card).toMatch(/<picture.*<time/s);
  expect(html).toMatch(/<ul class="[^"]*grid[^"]*">/);
});

test.each([
  ['hr', 'Učitaj još'],
  ['en', 'Load more'],
  ['de', 'Mehr laden'],
] as const)(
  'in %s “%s” adds the next page of the chosen category, and is missing on the last page · NEWS-06 LIST-25',
  async (language, label) => {
    const more = async (number: number, chosen: NewsData['chosen'] = null) => {
      const html = await renderBlock('news-list', {
        language,
        data: { ...data, terms, chosen, page: number, totalPages: 3 },
        page: { path: `${path}?page=${number}` },
      });
      const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
      const link = links.find(([, , text = '']) => text.includes(`>${label}<`));
      return link?.[1]?.replaceAll('&amp;', '&');
    };
    expect(await more(1)).toBe(`${path}?page=2`);
    expect(await more(2)).toBe(`${path}?page=3`);
    expect(await more(2, terms[1])).toBe(`${path}?category=obavijesti&page=3`);
    expect(await more(3)).toBeUndefined();
  },
);
