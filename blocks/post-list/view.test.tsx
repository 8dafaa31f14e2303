import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';
import fixture from './fixtures/current.json' with { type: 'json' };

test('untranslated posts of a list state their language', async () => {
  const posts = fixture.data.posts.map((post, index) => {
    return { ...post, language: index % 2 === 0 ? 'hr' : 'de' };
  });
  const html = await renderBlock('post-list', { language: 'de', data: { posts } });
  expect(html.match(/<h3[^>]* lang="hr"/g)).toHaveLength(Math.ceil(posts.length / 2));
  expect(html).not.toContain('lang="de"');
});

test.each([
  ['hr', '', '/objave'],
  ['en', '/en', '/en/blog'],
  ['de', '/de', '/de/blog'],
] as const)(
  'in %s the first post and the lines below link to their slugs · ROUTE-29',
  async (language, prefix, blog) => {
    const html = await renderBlock('post-list', { language });
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(
      ([, href, title]) => [href, title],
    );
    expect(fixture.data.posts.length).toBeGreaterThan(1);
    for (const { slug, title } of fixture.data.posts) {
      expect(links).toContainEqual([`${prefix}/${slug}`, title]);
    }
    expect(html).toContain(`href="${blog}"`);
  },
);
