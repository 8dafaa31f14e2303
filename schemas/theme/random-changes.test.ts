import { expect, test } from 'vitest';
import { randomRuns, randomTimeout } from '#tests/support/random-runs.ts';
import { compileTheme } from './compile-theme.ts';
import { weakPairs } from './contrast-pairs.ts';
import { accentGround, readable } from './derive-colors.ts';
import { baseToken, colorOf, scaled, withColors, withGround } from './edit-theme.ts';
import { presets } from './presets/presets.ts';
import { readTheme } from './read-theme.ts';
import { anyColor, changes, createRandom, oneOf } from './testing/random-theme.ts';
import type { ThemeFile } from './theme-file.ts';
import { themeText } from './theme-text.ts';

const declaration = /^ {2}[\w-]+: [^;{}<>@\\]+;$/;
const isRule = (line: string) =>
  declaration.test(line) || /^(:root|\[data-|@media \(prefers-reduced-motion|\}|$)/.test(line);

const steps = randomRuns(10_000);

test('random changes of tokens never give an invalid sheet', { timeout: randomTimeout }, () => {
  const random = createRandom(7);
  let file: ThemeFile = presets.modern;
  for (let step = 0; step < steps; step++) {
    file = oneOf(random, changes)(file, random);
    const read = readTheme(file);
    if ('errors' in read) throw new Error(`step ${step}: ${JSON.stringify(read.errors)}`);
    const sheet = compileTheme(read.theme);
    const wrong = sheet.split('\n').filter((line) => !isRule(line));
    if (wrong.length > 0 || /undefined|NaN/.test(sheet)) throw new Error(`step ${step}: ${wrong}`);
  }
});

test('a section in the accent is readable, whatever the accent is', () => {
  const random = createRandom(11);
  for (let step = 0; step < 100; step++) {
    const file = withGround(presets.modern, 'accent', accentGround(anyColor(random)));
    const read = readTheme(file);
    if ('errors' in read) throw new Error(JSON.stringify(read.errors));
    expect(weakPairs(read.theme).filter(({ ground }) => ground === 'accent')).toEqual([]);
  }
});

test('the proposal for a colour that is hard to read is readable', () => {
  const random = createRandom(3);
  for (let step = 0; step < 200; step++) {
    const grounds = [presets.modern, presets.editorial].map((file) =>
      colorOf(file, 'light', 'ground'),
    );
    const found = readable(anyColor(random), grounds, 4.5, 'light');
    const file = withColors(presets.modern, 'light', { text: found, ground: grounds[0] ?? '' });
    const read = readTheme(file);
    if ('errors' in read) throw new Error(JSON.stringify(read.errors));
    const pairs = weakPairs(read.theme).filter(
      ({ text, on, scheme, ground }) =>
        text === 'text' && on === 'ground' && scheme === 'light' && !ground,
    );
    expect(pairs).toEqual([]);
  }
});

test('a file that is read and written again has the same bytes', () => {
  for (const file of Object.values(presets)) {
    const text = themeText(file);
    expect(themeText(JSON.parse(text) as ThemeFile)).toBe(text);
  }
});

test('scaling a size keeps it fluid', () => {
  const bigger = scaled(presets.modern, ['size.h1'], () => 1.5);
  expect(baseToken(bigger, 'size.h1')).toMatchObject({ $value: { value: 6, unit: 'rem' } });
  const read = readTheme(bigger);
  expect('theme' in read && read.theme.values.light['size.h1']).toMatch(/^clamp\(3\.5625rem, /);
});
