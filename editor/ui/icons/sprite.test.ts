import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildSprite } from '#runtime/ui/icons/sprite.build.ts';
import { editorIconNames } from './icon-names.ts';
import { withSinglePaths } from './one-path.build.ts';

const readLucide = (name: string) =>
  readFileSync(new URL(import.meta.resolve(`lucide-static/icons/${name}.svg`)), 'utf8');

test('the sprite file of the editor matches its generator', () => {
  const written = readFileSync(new URL('./icons.gen.svg', import.meta.url), 'utf8');
  expect(written).toBe(withSinglePaths(buildSprite([...editorIconNames], readLucide)));
});

const symbol = (shapes: string) => `<symbol id="a" viewBox="0 0 24 24">${shapes}</symbol>`;

test('all shapes of a symbol become one path at the same position', () => {
  const shapes = [
    '<path d="m9 18 6-6-6-6"/>',
    '<path d="m3 4h5"/>',
    '<line x1="1" x2="2" y1="3" y2="4"/>',
    '<polyline points="1 2 3 4"/>',
    '<circle cx="12" cy="5" r="2"/>',
    '<rect width="8" height="6" x="3" y="4" rx="1"/>',
  ];
  const path = [
    'M9 18l6-6-6-6',
    'M3 4h5',
    'M1 3L2 4',
    'M1 2 3 4',
    'M10 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
    'M4 4h6a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z',
  ];
  expect(withSinglePaths(symbol(shapes.join('')))).toBe(symbol(`<path d="${path.join('')}"/>`));
});

test('a symbol with a shape that has its own style stays unchanged', () => {
  const tag = symbol('<path d="M1 2h3"/><circle cx="7" cy="7" r=".5" fill="currentColor"/>');
  expect(withSinglePaths(tag)).toBe(tag);
});
