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
