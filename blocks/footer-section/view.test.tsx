import { expect, test } from 'vitest';
import { drawBlock } from '#tests/support/draw-block.tsx';

const draw = (options: object = {}, slots: object = {}) =>
  drawBlock('footer-section', { options, slots });

test('blocks that editors put into the footer come first in it · NAV-10', async () => {
  const html = await draw({}, { content: <p>Vlastiti blok</p> });
  expect(html).toContain('<p>Vlastiti blok</p>');
  expect(html.indexOf('Vlastiti blok')).toBeLessThan(html.indexOf('Muzej mora'));
});

test('certificates and funds are named, with their note · NAV-12 NAV-13', async () => {
  const html = await draw();
  for (const words of [
    'Certifikati',
    'Sigurna kupnja',
    'Projekti Europske unije',
    'Europski strukturni i investicijski fondovi',
    'sufinancirana je sredstvima Europske unije',
  ]) {
    expect(html).toContain(words);
  }
  const bare = await draw({ certificates: [], funds: [] });
  expect(bare).not.toMatch(/Certifikati|Projekti Europske unije/);
});

test('apps are found by the badges of their stores · NAV-15', async () => {
  const html = await draw();
  expect(html).toMatch(/href="https:\/\/apps\.apple\.com[^"]*"[^>]*>.*App Store/);
  expect(html).toMatch(/href="https:\/\/play\.google\.com[^"]*"[^>]*>.*Google Play/);
  expect(await draw({ apps: [] })).not.toContain('App Store');
});
