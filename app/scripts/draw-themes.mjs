import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildScript } from './build-script.mjs';
import { ensureInstalled, root, run } from './prepare.mjs';

// Draws the examples of all blocks in every theme, for review by eye: `npm run draw-themes [en-light-1440]`.
await ensureInstalled();
const folder = '.cache/draw-themes';
rmSync(join(root, folder), { recursive: true, force: true });
await buildScript('draw-themes', 'tests/themes/draw-themes.ts', folder, {
  ssrEmitAssets: true,
  cssCodeSplit: false,
  assetsInlineLimit: 0,
});
const { exit } = run('node', [`${folder}/draw-themes.js`, folder, ...process.argv.slice(2)]);
process.exitCode = await exit;
