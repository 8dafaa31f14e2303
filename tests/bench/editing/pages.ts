import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumPath } from '../../../app/scripts/chromium.mjs';
import { site } from '../../../app/scripts/site-plugin.mjs';

const root = process.cwd();
const out = join(root, '.cache/bench/editing-pages');
const pages = ['ours', 'floor', 'forms', 'forms-floor'] as const;

export type PageName = (typeof pages)[number];

/** Builds all pages for production and serves them to a separate browser. */
await build({
  configFile: false,
  mode: 'production',
  root,
  logLevel: 'error',
  plugins: [site(), react()],
  build: {
    outDir: out,
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: Object.fromEntries(pages.map((name) => [name, `tests/bench/editing/${name}.tsx`])),
    },
  },
});

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;
const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as Manifest;
const entryOf = (name: string) => `tests/bench/editing/${name}.tsx`;

/** Returns the style sheets of an entry and its imports, because those of other entries would add cost. */
function stylesOf(key: string, known = new Set<string>()): Set<string> {
  const { css = [], imports = [], dynamicImports = [] } = manifest[key] ?? {};
  const styles = new Set(css);
  known.add(key);
  for (const other of [...imports, ...dynamicImports]) {
    if (!known.has(other)) for (const each of stylesOf(other, known)) styles.add(each);
  }
  return styles;
}

/** Serves the pages; responds to draft syncs as saved, to everything else with 404. */
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const file = join(out, url.pathname);
  if (pages.some((name) => url.pathname === `/${name}`)) {
    const entry = entryOf(url.pathname.slice(1));
    // This page shows the same blocks as the forms page.
    const styled = entry === entryOf('forms-floor') ? entryOf('forms') : entry;
    const links = [...stylesOf(styled)].map((css) => `<link rel="stylesheet" href="/${css}">`);
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><html lang="hr"><head><title>Mjerenje</title>${links.join(
        '',
      )}</head><body><div id="izlog"></div><script type="module" src="/${manifest[entry]?.file}"></script></body></html>`,
    );
  } else if (url.pathname.endsWith('/draft/sync')) {
    respondToSync(request, response);
  } else if (existsSync(file) && url.pathname.length > 1) {
    const type = file.endsWith('.js')
      ? 'text/javascript'
      : file.endsWith('.css')
        ? 'text/css'
        : 'image/svg+xml';
    response.setHeader('content-type', type);
    // Like in the shop: an icon sheet that may not be cached is read again for each icon.
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.end(readFileSync(file));
  } else {
    response.statusCode = 404;
    response.end('{"errored":true,"statusCode":404,"code":"notFound","message":"Not found."}');
  }
});

let clock = 1;
function respondToSync(
  request: import('node:http').IncomingMessage,
  response: import('node:http').ServerResponse,
) {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { writes } = JSON.parse(Buffer.concat(parts).toString()) as {
      writes: { id: string; node: object | null }[];
    };
    clock += 1;
    const nodes = writes.flatMap(({ node }) => (node ? [{ ...node, revision: clock }] : []));
    const removed = writes.flatMap(({ id, node }) => (node ? [] : [id]));
    const rest = { clock, saved: true, conflicts: [], refused: [], editors: [] };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: { ...rest, nodes, removed } }));
  });
}

await new Promise<void>((resolve) => server.listen(0, resolve));
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;

export const addressOf = (name: PageName, query = '') => `http://localhost:${port}/${name}${query}`;

export const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
});

export async function close(): Promise<void> {
  await browser.close();
  server.close();
}
