import { expect, test } from 'vitest';
import { fixturesOf } from '#tests/support/blocks.ts';
import { renderBlock } from '#tests/support/render-block.tsx';

const example = fixturesOf('post-category').find(({ name }) => name === 'current')?.data as object;
const own = '/objave/novosti';

/** Renders a page of a category that has five pages. */
const render = (number: number) =>
  renderBlock('post-category', {
    data: { ...example, span: { first: number, last: number }, totalPages: 5 },
    page: { path: own },
  });

/** Returns the address of the link with this name; null without an address. */
function addressOf(html: string, name: string) {
  const [link = ''] = html.match(/<a [^>]*>/g)?.filter((tag) => tag.includes(`"${name}"`)) ?? [];
  return /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? null;
}

test('every category is a link, and the one shown is marked · POST-01 ROUTE-32', async () => {
  const html = await render(1);
  const [choice = ''] = /<nav aria-label="Kategorije objava".*?<\/nav>/s.exec(html) ?? [];
  const links = [...choice.matchAll(/<a [^>]*href="\/objave\/([^"]*)"[^>]*>([^<]*)/g)];
  expect(links.map(([, slug, title]) => `${slug} ${title}`)).toEqual([
    'novosti Novosti',
    'obavijesti Obavijesti',
    'obavijest Obavijest',
    'projekti Projekti',
    'iz-radionice Iz radionice',
    'iza-vitrine Iza vitrine',
  ]);
  expect(links.map(([link]) => link.includes('aria-current'))).toEqual([
    true,
    ...Array(5).fill(false),
  ]);
});

test('the posts of the category are in a grid · POST-02 ROUTE-29', async () => {
  const html = await render(1);
  const { posts } = example as { readonly posts: readonly { slug: string; title: string }[] };
  const links = [...html.matchAll(/<h2[^>]*>\s*<a [^>]*href="\/([^"]*)"[^>]*>([^<]*)/g)];
  expect(posts.length).toBeGreaterThan(1);
  expect(links.map(([, slug, title]) => [slug, title])).toEqual(
    posts.map(({ slug, title }) => [slug, title]),
  );
});

test('a category has controls for the first, previous, next and last page, and for more · POST-03 LIST-25', async () => {
  const controls = async (number: number) => {
    const html = await render(number);
    const more = /<a [^>]*href="([^"]*)"[^>]*>(?:(?!<\/a>).)*Učitaj još/s.exec(html)?.[1];
    const names = ['Prva stranica', 'Prethodna stranica', 'Sljedeća stranica', 'Zadnja stranica'];
    return [...names.map((name) => addressOf(html, name)), more?.replaceAll('&amp;', '&')];
  };
  const last = `${own}?page=5`;
  expect(await controls(1)).toEqual([null, null, `${own}?page=2`, last, `${own}?page=2&from=1`]);
  expect(await controls(3)).toEqual([
    own,
    `${own}?page=2`,
    `${own}?page=4`,
    last,
    `${own}?page=4&from=3`,
  ]);
  expect(await controls(5)).toEqual([own, `${own}?page=4`, null, null, undefined]);
});
