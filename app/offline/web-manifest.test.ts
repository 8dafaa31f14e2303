import { expect, test } from 'vitest';
import { presets } from '#schemas/theme/presets/presets.ts';
import { readTheme } from '#schemas/theme/read-theme.ts';
import { webManifest } from './web-manifest.ts';

test('the manifest has the name of the shop and the ground of its theme', () => {
  const read = readTheme(presets.modern);
  const theme = 'theme' in read && read.theme ? read.theme : null;
  expect(webManifest('Knjižara', 'en', theme)).toMatchObject({
    name: 'Knjižara',
    start_url: '/en',
    display: 'standalone',
    theme_color: theme?.values.light['color.ground'],
    icons: [{ sizes: 'any' }],
  });
  expect(theme?.values.light['color.ground']).toMatch(/^#/);
});

test('without a readable theme the manifest has no colours', () => {
  expect(webManifest('Knjižara', 'hr', null)).not.toHaveProperty('theme_color');
});
