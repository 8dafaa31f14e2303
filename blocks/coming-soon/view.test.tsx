import { expect, test } from 'vitest';
import { pageTexts } from '#app/texts/page-texts.ts';
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

test.each([
  ['hr', 'Od 1. prosinca 2026.', '/shop'],
  ['en', 'From 1 December 2026', '/en/shop'],
  ['de', 'Ab 1. Dezember 2026', '/de/shop'],
] as const)(
  'in %s an upcoming page without texts has those of the language, and its link · PAGE-08',
  async (language, day, href) => {
    const texts = pageTexts(language);
    const link = { label: 'Trgovina', target: 'screen:shop' };
    const options = { title: '', text: '', day: '2026-12-01', link };
    const html = await renderBlock('coming-soon', { language, options });
    expect(html).toMatch(new RegExp(`<h1[^>]*>${texts['coming-soon.title']}</h1>`));
    for (const part of [day, texts['coming-soon.text']]) expect(html).toContain(part);
    expect(html).toMatch(new RegExp(`<a [^>]*href="${href}"[^>]*>(<[^>]*>)*Trgovina`));
  },
);
