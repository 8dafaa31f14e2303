import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Theme = 'light' | 'dark';

/** Returns the tokens that a rule declares, resolved in `theme`. */
function tokensOf(selector: string, theme: Theme): Record<string, string> {
  const start = css.indexOf(`\n${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  const found = [...block.matchAll(/--([\w-]+): (light-dark\((#\w+), (#\w+)\)|#\w+);/g)];
  return Object.fromEntries(
    found.map(([, name = '', plain = '', light, dark]) => [
      name,
      (theme === 'light' ? light : dark) ?? plain,
    ]),
  );
}

const base = (theme: Theme) => tokensOf('[data-theme],\n[data-ground]', theme);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a = '', b = ''): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const onGround = ['ink', 'muted', 'sea', 'sea-deep', 'red', 'red-deep', 'green'];
const textPairs = [
  ...['paper', 'surface', 'foam', 'sand'].flatMap((ground) =>
    onGround.map((text) => [text, ground] as const),
  ),
  ['on-sea', 'sea'],
  ['on-sea', 'sea-deep'],
  ['on-red', 'red'],
  ['on-red', 'red-deep'],
  ['on-green', 'green'],
  ['on-yellow', 'yellow'],
] as const;
const edgePairs = ['paper', 'surface', 'foam', 'sand'].flatMap((ground) =>
  ['edge', 'rule', 'sea'].map((edge) => [edge, ground] as const),
);

function tooWeak(
  tokens: Record<string, string>,
  pairs: readonly (readonly [string, string])[],
  least: number,
) {
  return pairs
    .map(([a, b]) => ({ pair: `${a} on ${b}`, ratio: contrast(tokens[a], tokens[b]) }))
    .filter(({ ratio }) => !(ratio >= least));
}

describe.each(['light', 'dark'] as const)('tokens in %s', (theme) => {
  test('text has a contrast of 4.5 to 1', () => {
    expect(tooWeak(base(theme), textPairs, 4.5)).toEqual([]);
  });

  test('edges of controls have a contrast of 3 to 1', () => {
    expect(tooWeak(base(theme), edgePairs, 3)).toEqual([]);
  });
});

test.each(['ink', 'sea'])('text and edges are readable on the background %s', (ground) => {
  const tokens = { ...base('dark'), ...tokensOf(`[data-ground='${ground}']`, 'dark') };
  const pairs = ['paper', 'surface', 'foam'].flatMap((on) =>
    ['ink', 'muted', 'sea', 'red', 'green'].map((text) => [text, on] as const),
  );
  expect(tooWeak(tokens, pairs, 4.5)).toEqual([]);
  expect(
    tooWeak(
      tokens,
      [
        ['edge', 'paper'],
        ['edge', 'surface'],
        ['rule', 'paper'],
      ],
      3,
    ),
  ).toEqual([]);
});

test('top offset is 72 px, 126 px from 1380 px · LAYOUT-07 LAYOUT-08 CONST-45 CONST-46', () => {
  const [below = '', from = ''] = css.split('@media (min-width: 1380px)');
  expect(below).toContain('--top-offset: 72px;');
  expect(from.slice(0, from.indexOf('}'))).toContain('--top-offset: 126px;');
});
