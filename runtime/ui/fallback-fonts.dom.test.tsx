import './styles.ts';
import { beforeAll, expect, test } from 'vitest';
import { fontFaces, fontList } from '#schemas/theme/font-list.ts';

const files = import.meta.glob<string>('./fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});
const weightsOf = (name: string) => (isVariable(name) ? [400, 600] : [400]);
const isVariable = (name: string) => name.endsWith(' Variable');
const samples = {
  letters:
    'lighthouse women and why they matter now open every day from ten to six the last entry is an hour ' +
    'before we close žene svjetionika čuvale su svjetlo cijelu noć danas ih se sjećamo otvoreno svaki dan',
  capitals: 'ABCDEFGHIJKLMNOPRSTUVZ',
  digits: '0123456789',
};
const cases = fontList.flatMap(({ name }) =>
  weightsOf(name).flatMap((weight) =>
    Object.entries(samples).map(([kind, text]) => ({ name, weight, kind, text })),
  ),
);

beforeAll(async () => {
  const style = document.createElement('style');
  style.textContent = fontFaces(fontList, (file) => files[`./fonts/${file}.woff2`] ?? '');
  document.head.append(style);
  await Promise.all(
    cases.map(({ name, weight }) => document.fonts.load(`${weight} 1em '${name}'`)),
  );
});

function widthOf(font: string, weight: number, text: string): number {
  const line = document.createElement('span');
  line.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 16px '${font}'`;
  line.textContent = text;
  document.body.append(line);
  const { width, height } = line.getBoundingClientRect();
  line.remove();
  expect(height).toBeGreaterThan(0);
  return width;
}

test.each(cases)(
  '$kind of $name $weight are as wide before the font arrives',
  ({ name, weight, text }) => {
    const fallback = `${name.replace(/ Variable$/, '')} Fallback`;
    const ratio = widthOf(fallback, weight, text) / widthOf(name, weight, text);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.015);
  },
);
