import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';
import fixture from './fixtures/current.json' with { type: 'json' };

const renderedIn = (language: 'hr' | 'en') => {
  const post = { ...fixture.data.post, language: 'hr' };
  return renderBlock('post-detail', { language, data: { ...fixture.data, post } });
};

test('an untranslated post states its language', async () => {
  const html = await renderedIn('en');
  expect(html).toMatch(/<h1 lang="hr">/);
  expect(html).toMatch(/<div class="[^"]*" lang="hr">/);
  expect(await renderedIn('hr')).not.toContain('lang=');
});

test('the categories of a post are links to the blog, by their slugs · POST-07 ROUTE-32 ROUTE-33', async () => {
  const terms = [
    { id: 1, title: 'Novosti', slug: 'novosti' },
    { id: 2, title: 'Iz radionice', slug: 'iz-radionice' },
  ];
  const render = (language: 'hr' | 'en' | 'de') =>
    renderBlock('post-detail', { language, data: { ...fixture.data, terms } });
  const linksIn = (html: string, blog: string) =>
    [...html.matchAll(new RegExp(`<a href="${blog}/([^"]*)">([^<]*)</a>`, 'g'))].map(
      ([, slug, title]) => [slug, title],
    );
  const links = terms.map(({ slug, title }) => [slug, title]);
  expect(linksIn(await render('hr'), '/objave')).toEqual(links);
  expect(linksIn(await render('en'), '/en/blog')).toEqual(links);
  expect(linksIn(await render('de'), '/de/blog')).toEqual(links);
});

test.each([
  ['hr', '19. studenoga 2026.'],
  ['en', '19 November 2026'],
  ['de', '19. November 2026'],
] as const)(
  'in %s a post has its title, its day, month and year, and its body · POST-05 POST-08 POST-06',
  async (language, day) => {
    const { post, body } = fixture.data;
    const data = { ...fixture.data, updatedAt: '2026-12-24T08:00:00.000Z' };
    const html = await renderBlock('post-detail', { language, data });
    expect(html).toMatch(new RegExp(`<h1[^>]*>${post.title}</h1>`));
    expect(html).toContain(`<time dateTime="${post.publishedAt}">${day}</time>`);
    expect(html).toContain(body.slice(3, 40));
  },
);

test('a post has its picture, or a placeholder that names what is missing · POST-04', async () => {
  const picture = (html: string) => /<picture.*?<\/picture>/s.exec(html)?.[0] ?? '';
  const shown = picture(await renderBlock('post-detail'));
  const { sources, alt } = fixture.data.post.picture;
  for (const { path } of sources) expect(shown).toContain(path);
  expect(shown).toContain(`alt="${alt}"`);
  expect(shown).not.toContain('data-failed');
  const post = { ...fixture.data.post, picture: null };
  const missing = picture(await renderBlock('post-detail', { data: { ...fixture.data, post } }));
  expect(missing).toContain('data-failed="true"');
  expect(missing).toContain('alt="Slika nije dostupna"');
});

test('reading time and author are lines of their own, so no separator is left at the end of a line', async () => {
  const html = await renderedIn('hr');
  expect(html).toMatch(/čitanja<\/p><p class="marginalia"><(a|span)/);
});
