import { expect, test } from 'vitest';
import { randomRuns, randomTimeout } from '#tests/support/random-runs.ts';
import { compileTheme } from './compile-theme.ts';
import { weakPairs } from './contrast-pairs.ts';
import { presets } from './presets/presets.ts';
import { proposeColor } from './propose-color.ts';
import { readTheme } from './read-theme.ts';
import type { ResolvedTheme } from './resolved-theme.ts';
import { changes, createRandom, oneOf } from './testing/random-theme.ts';
import type { ThemeFile } from './theme-file.ts';

/** Pairs of text and background, and the contrast that AA requires. Independent of the list that publishing checks. */
const read: readonly (readonly [texts: string, fills: string, least: number])[] = [
  [
    'text text-muted accent accent-strong danger danger-strong success',
    'ground surface quiet quiet-warm',
    4.5,
  ],
  ['border-control accent', 'ground surface quiet quiet-warm', 3],
  ['on-accent', 'accent accent-strong', 4.5],
  ['on-danger', 'danger danger-strong', 4.5],
  ['on-success', 'success', 4.5],
  ['on-highlight', 'highlight', 4.5],
];

type Palette = Readonly<Record<string, string>>;

/** The colours of a page in light and in dark, and of its sections, as browsers take them from the sheet. */
function palettesIn(sheet: string): Palette[] {
  const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selectors = '', body = '']) => ({
      selectors: selectors.split(',').map((each) => each.trim()),
      lines: [...body.matchAll(/--([\w-]+): (light-dark\((#\w+), (#\w+)\)|(#\w+));/g)],
      isDark: body.includes('color-scheme: dark'),
    }),
  );
  const places = ['page', 'surface', 'quiet', 'warm', 'inverse', 'accent'];
  return places.flatMap((place) => {
    const isOf = (selectors: readonly string[]) =>
      selectors.some((each) => [':root', `[data-ground='${place}']`].includes(each));
    const own = rules.filter(({ selectors }) => isOf(selectors));
    const isDark = own.some((rule) => rule.isDark);
    const paletteIn = (column: 3 | 4) =>
      Object.fromEntries(
        own.flatMap(({ lines }) => lines.map((line) => [line[1], line[column] ?? line[5]])),
      );
    return isDark ? [paletteIn(4)] : [paletteIn(3), paletteIn(4)];
  });
}

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratioOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const unreadable = (palette: Palette): string[] =>
  read.flatMap(([texts, fills, least]) =>
    texts.split(' ').flatMap((text) =>
      fills.split(' ').flatMap((fill) => {
        const ratio = ratioOf(palette[text] ?? '', palette[fill] ?? '');
        return ratio >= least ? [] : [`${text} on ${fill}: ${ratio}`];
      }),
    ),
  );

function themeOf(file: ThemeFile): ResolvedTheme {
  const found = readTheme(file);
  if ('errors' in found) throw new Error(JSON.stringify(found.errors));
  return found.theme;
}

/** Accepts the panel's proposal for each colour with too little contrast. */
function mended(file: ThemeFile): ThemeFile {
  const weak = weakPairs(themeOf(file));
  const colors = new Map(
    weak.map((pair) => [`${pair.scheme} ${pair.ground} ${pair.text}`, pair]),
  ).values();
  return [...colors].reduce((next, pair) => proposeColor(next, pair, weak)?.file ?? next, file);
}

const steps = randomRuns(10_000);
/** Maximum number of random changes in a row: with more, no contrast can be improved. */
const inSuccession = 4;

test('no pair of a theme that may be published is unreadable', { timeout: randomTimeout }, () => {
  const random = createRandom(5);
  let file: ThemeFile = presets.modern;
  let published = 0;
  for (let step = 0; step < steps; step++) {
    if (step % inSuccession === 0) file = oneOf(random, Object.values(presets));
    file = oneOf(random, changes)(file, random);
    const shown = mended(file);
    const theme = themeOf(shown);
    if (weakPairs(theme).length > 0) continue;
    published += 1;
    const wrong = palettesIn(compileTheme(theme)).flatMap(unreadable);
    if (wrong.length > 0) throw new Error(`step ${step}: ${wrong.join(', ')}`);
  }
  expect(published).toBeGreaterThan(steps / 2);
});

test('colours that are hard to read are found in a sheet', () => {
  const sheet = compileTheme(themeOf(presets.modern)).replaceAll('#5a606b', '#999999');
  const wrong = palettesIn(sheet).flatMap(unreadable);
  expect(wrong.some((each) => each.startsWith('text-muted on ground'))).toBe(true);
});
