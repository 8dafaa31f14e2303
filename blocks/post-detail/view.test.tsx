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
