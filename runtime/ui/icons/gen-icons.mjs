import { readFileSync, writeFileSync } from 'node:fs';
import { buildWholeSprite } from './sprite.build.ts';

// Reads an icon of the installed lucide-static.
const readLucide = (name) =>
  readFileSync(new URL(import.meta.resolve(`lucide-static/icons/${name}.svg`)), 'utf8');

writeFileSync(new URL('./icons.gen.svg', import.meta.url), buildWholeSprite(readLucide));
