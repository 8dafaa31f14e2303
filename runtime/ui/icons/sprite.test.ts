import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lucideNames } from './icon-names.ts';
import { buildSprite, buildWholeSprite } from './sprite.build.ts';

const file = (name: string) => new URL(import.meta.resolve(`lucide-static/icons/${name}.svg`));
const readLucide = (name: string) => readFileSync(file(name), 'utf8');

test('every icon name exists in lucide', () => {
  expect(lucideNames.filter((name) => !existsSync(file(name)))).toEqual([]);
});

test('the sprite file equals the output of its builder', () => {
  const written = readFileSync(new URL('./icons.gen.svg', import.meta.url), 'utf8');
  expect(written).toBe(buildWholeSprite(readLucide));
});

test('a symbol contains only the shapes', () => {
  expect(buildSprite(['minus'], readLucide)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="minus" viewBox="0 0 24 24"><path d="M5 12h14"/></symbol></svg>\n',
  );
});
