import type { Server } from 'node:http';
import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { root, siteFolder } from '../scripts/prepare.mjs';
import { siteParts } from '../scripts/read-site.mjs';
import { base, entries } from './manifests.ts';
import { className } from './page-styles.ts';

interface ViteParts {
  readonly web: Server;
  /** Host name that browsers use for the shop. */
  readonly host: string;
  readonly plugins: readonly Plugin[];
}

/** Folders whose files browsers may read. */
const served = [
  'app',
  'blocks',
  'editor',
  'fixtures',
  'runtime',
  'schemas',
  'node_modules',
  '.cache/vite',
];
const parts = await siteParts();
const ofPlugins = parts.plugins.map(({ folder }) => folder);

const unwatched = [
  'dist',
  '.cache',
  '.izlog',
  'docs',
  'tests',
  'test-results',
  'playwright-report',
];

const files = Object.values(entries).flat();

export function viteSettings({ web, host, plugins }: ViteParts): InlineConfig {
  return {
    root,
    base,
    cacheDir: join(root, '.cache/vite'),
    clearScreen: false,
    logLevel: 'warn',
    server: {
      middlewareMode: true,
      ws: { server: web },
      allowedHosts: [host],
      fs: { allow: [...served.map((folder) => join(root, folder)), siteFolder(), ...ofPlugins] },
      watch: { ignored: unwatched.map((folder) => join(root, folder, '**')) },
    },
    css: { modules: { generateScopedName: className } },
    optimizeDeps: { entries: files },
    plugins: [withBrowserPart(), ...plugins],
  };
}

/** The module that keeps a page up to date is evaluated before all others. */
function withBrowserPart(): Plugin {
  const starts = new Set(files.map((file) => join(root, file)));
  return {
    name: 'izlog:browser-part',
    transform: (code, id) =>
      starts.has(id) ? { code: `import '/app/dev/browser.ts';${code}`, map: null } : null,
  };
}
