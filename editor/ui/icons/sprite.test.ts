import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildSprite } from '#runtime/ui/icons/sprite.build.ts';
import { editorIconNames } from './icon-names.ts';

const readLucide = (name: string) =>
  readFileSync(new URL(import.meta.resolve(`lucide-static/icons/${name}.svg`)), 'utf8');

test('the sprite file of the editor is what its builder makes', () => {
  const written = readFileSync(new URL('./icons.gen.svg', import.meta.url), 'utf8');
  expect(written).toBe(buildSprite([...editorIconNames], readLucide));
});
