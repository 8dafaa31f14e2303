import { expect, test } from 'vitest';
import { drawBlock } from '#tests/support/draw-block.tsx';
import fixture from './fixtures/current.json' with { type: 'json' };

const drawnIn = (language: 'hr' | 'en') => {
  const post = { ...fixture.data.post, language: 'hr' };
  return drawBlock('post-detail', { language, data: { ...fixture.data, post } });
};

test('a post that is not translated says which language it is in', async () => {
  const html = await drawnIn('en');
  expect(html).toMatch(/<h1 lang="hr">/);
  expect(html).toMatch(/<div class="[^"]*" lang="hr">/);
  expect(await drawnIn('hr')).not.toContain('lang=');
});
