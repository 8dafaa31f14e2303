import { beforeAll, expect, test } from 'vitest';
import { fontFaces, fontList } from '#schemas/theme/font-list.ts';

const files = import.meta.glob<string>('./fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});
const weights = [400, 560, 640];

beforeAll(async () => {
  const style = document.createElement('style');
  style.textContent = fontFaces(fontList, (file) => files[`./fonts/${file}.woff2`] ?? '');
  document.head.append(style);
  await Promise.all(weights.map((weight) => document.fonts.load(`${weight} 1em ${plex}`)));
});

const plex = "'IBM Plex Sans Variable'";

function widthOf(font: string, weight: number, text: string): number {
  const line = document.createElement('span');
  line.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 100px ${font}`;
  line.textContent = text;
  document.body.append(line);
  const { width, height } = line.getBoundingClientRect();
  line.remove();
  expect(height).toBeGreaterThan(0);
  return width;
}

test.each(weights)('digits of weight %i are as wide before the font arrives', (weight) => {
  const ratio =
    widthOf("'IBM Plex Sans Fallback'", weight, '0123456789') / widthOf(plex, weight, '0123456789');
  expect(Math.abs(ratio - 1)).toBeLessThan(0.005);
});
