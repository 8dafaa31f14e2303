import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/prepare.mjs';

/** Addresses of files that Vite serves begin with it, so that none is a page of the shop. */
export const base = '/_dev/';

/** The stylesheet of all pages, beside those that edit mode brings itself. */
export const stylesPath = `${base}styles.css`;

/** What documents start; Vite finds everything else from there. */
export const entries = {
  manifest: ['app/boot.ts', 'app/pay/pay.ts', 'app/digital/scan.ts'],
  'edit-manifest': ['app/editor.tsx', 'app/dock-early.ts', 'app/section-tool.tsx'],
};

/** Writes what a build says of its files, with addresses that Vite answers; answers the folder. */
export function writeManifests(): string {
  const folder = join(root, '.cache/development/client');
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'app/public'), folder, { recursive: true });
  for (const [name, files] of Object.entries(entries)) {
    const chunks = files.map((file) => [file, { file: (base + file).slice(1) }]);
    const manifest = Object.fromEntries([...chunks, ['styles', { file: stylesPath.slice(1) }]]);
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(manifest));
  }
  return folder;
}
