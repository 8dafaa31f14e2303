import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/prepare.mjs';

/** Prefix of the files that Vite serves, so that none collides with a page of the shop. */
export const base = '/_dev/';

/** The stylesheet of all pages, without the styles that edit mode imports itself. */
export const stylesPath = `${base}styles.css`;

/** Entry modules of documents; Vite finds everything else from there. */
export const entries = {
  manifest: ['app/boot.ts', 'app/pay/pay.ts', 'app/digital/scan.ts', 'app/setup/setup.ts'],
  'edit-manifest': [
    'app/editor.tsx',
    'app/dock-early.ts',
    'app/section-tool.tsx',
    'app/back-office.tsx',
  ],
};

/** Writes the manifests of a build, with URLs that Vite serves, and returns their folder. */
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
