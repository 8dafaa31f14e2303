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

test('the categories of a post are links to the blog, by their slugs · ROUTE-33', async () => {
  const terms = [
    { id: 1, title: 'Novosti', slug: 'novosti' },
    { id: 2, title: 'Iz radionice', slug: 'iz-radionice' },
  ];
  const render = (language: 'hr' | 'en') =>
    renderBlock('post-detail', { language, data: { ...fixture.data, terms } });
  const linksIn = (html: string, blog: string) =>
    [...html.matchAll(new RegExp(`<a href="${blog}/([^"]*)">([^<]*)</a>`, 'g'))].map(
      ([, slug, title]) => [slug, title],
    );
  const links = terms.map(({ slug, title }) => [slug, title]);
  expect(linksIn(await render('hr'), '/objave')).toEqual(links);
  expect(linksIn(await render('en'), '/en/blog')).toEqual(links);
});
