import { rmSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ensureInstalled, root, run } from './prepare.mjs';
import { site } from './site-plugin.mjs';

// Draws the examples of all blocks in every theme, to be looked at: `npm run look [en-light-1440]`.
await ensureInstalled();
const folder = '.cache/look';
rmSync(join(root, folder), { recursive: true, force: true });
await build({
  configFile: false,
  root,
  plugins: [site(), react()],
  logLevel: 'warn',
  mode: 'production',
  build: {
    ssr: true,
    ssrEmitAssets: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    outDir: folder,
    rolldownOptions: { input: { look: join(root, 'tests/look/look.ts') } },
  },
});
const { exit } = run('node', [`${folder}/look.js`, folder, ...process.argv.slice(2)]);
process.exitCode = await exit;
