import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';

test('an upcoming page says so, with its date · PAGE-08', async () => {
  const plain = await renderBlock('coming-soon', { options: { title: '', text: '' } });
  expect(plain).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  const options = { title: 'Novi atlas', text: 'Još ga slažemo.', day: '2026-12-01' };
  const html = await renderBlock('coming-soon', { options });
  expect(html).toMatch(/<h1[^>]*>Novi atlas<\/h1>/);
  expect(html).toContain('Još ga slažemo.');
  expect(html).toContain('1. prosinca 2026.');
});
