import { expect, test } from 'vitest';
import { type WeakPair, weakPairs } from './contrast-pairs.ts';
import { withColorOnGround, withColors, withGround } from './edit-theme.ts';
import { presets } from './presets/presets.ts';
import { proposeColor } from './propose-color.ts';
import { readTheme } from './read-theme.ts';
import type { ThemeFile } from './theme-file.ts';

function weakIn(file: ThemeFile): readonly WeakPair[] {
  const read = readTheme(file);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return weakPairs(read.theme);
}

const placesOf = (pairs: readonly WeakPair[]) =>
  pairs.map(({ scheme, ground, text, on }) => `${scheme} ${ground ?? 'page'}: ${text} on ${on}`);

/** Returns the theme with the proposal for its first weak pair. */
function mended(file: ThemeFile): ThemeFile {
  const weak = weakIn(file);
  const better = weak[0] && proposeColor(file, weak[0], weak);
  if (!better) throw new Error('There is no proposal.');
  return better.file;
}

const grey = '#999999';

test('a colour that is hard to read on several fills gets one proposal for all of them', () => {
  const pale = withColors(presets.modern, 'light', { 'text-muted': grey });
  expect(placesOf(weakIn(pale)).slice(0, 4)).toEqual([
    'light page: text-muted on ground',
    'light page: text-muted on quiet',
    'light page: text-muted on quiet-warm',
  ]);
  expect(weakIn(mended(pale))).toEqual([]);
});

test('a section that is dark in both schemes is measured once, and mended there only', () => {
  const inverse = withGround(presets.modern, 'inverse', {
    ground: '#2b2b2b',
    'text-muted': '#777777',
  });
  expect(placesOf(weakIn(inverse))).toContain('light inverse: text-muted on ground');
  expect(placesOf(weakIn(inverse)).filter((place) => place.startsWith('dark'))).toEqual([]);
  const better = mended(inverse);
  expect(weakIn(better)).toEqual([]);
  expect(better.modifiers.scheme.contexts.dark[0]?.color).toEqual(
    presets.modern.modifiers.scheme.contexts.dark[0]?.color,
  );
});

test('a section of one scheme keeps its colour in the other', () => {
  const quiet = withColorOnGround(presets.modern, 'quiet', 'text-muted', {
    light: grey,
    dark: grey,
  });
  expect(
    placesOf(weakIn(quiet)).every((place) => place.startsWith('light quiet: text-muted')),
  ).toBe(true);
  const better = mended(quiet);
  expect(weakIn(better)).toEqual([]);
  const read = readTheme(better);
  expect('theme' in read && read.theme.grounds.quiet.dark['color.text-muted']).toBe(grey);
});
