import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildScript } from './build-script.mjs';
import { ensureInstalled, root, run } from './prepare.mjs';

// Draws the examples of all blocks in every theme, to be looked at: `npm run look [en-light-1440]`.
await ensureInstalled();
const folder = '.cache/look';
rmSync(join(root, folder), { recursive: true, force: true });
await buildScript('look', 'tests/look/look.ts', folder, {
  ssrEmitAssets: true,
  cssCodeSplit: false,
  assetsInlineLimit: 0,
});
const { exit } = run('node', [`${folder}/look.js`, folder, ...process.argv.slice(2)]);
process.exitCode = await exit;
