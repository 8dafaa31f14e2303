import { readFileSync, writeFileSync } from 'node:fs';
import { buildSprite } from '../../../runtime/ui/icons/sprite.build.ts';
import { editorIconNames } from './icon-names.ts';
import { withSinglePaths } from './one-path.build.ts';

// Reads an icon of the installed lucide-static.
const readLucide = (name) =>
  readFileSync(new URL(import.meta.resolve(`lucide-static/icons/${name}.svg`)), 'utf8');

writeFileSync(
  new URL('./icons.gen.svg', import.meta.url),
  withSinglePaths(buildSprite([...editorIconNames], readLucide)),
);
