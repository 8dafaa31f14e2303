import { existsSync, readFileSync, statSync } from 'node:fs';

const readManifest = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
const manifest = readManifest('dist/client/manifest.json');
const editManifest = readManifest('dist/client/edit-manifest.json');

/** Returns the files that a page fetches for these entries: the entries and their imports. */
function filesOf(keys, files = new Set(), of = manifest) {
  for (const key of keys) {
    const chunk = of[key];
    if (!chunk || files.has(`dist/client/${chunk.file}`)) continue;
    files.add(`dist/client/${chunk.file}`);
    filesOf(chunk.imports ?? [], files, of);
  }
  return [...files].filter((file) => file.endsWith('.js'));
}

/** Opening edit mode fetches the texts of one language; the limit uses the longest. */
const longestTexts = (kind) =>
  Object.keys(editManifest)
    .filter((key) => key.startsWith(`virtual:editing-texts/${kind}/`))
    .map((key) => ({ key, size: statSync(`dist/client/${editManifest[key].file}`).size }))
    .sort((a, b) => b.size - a.size)
    .map(({ key }) => key)
    .slice(0, 1);

const view = (block) => `blocks/${block}/view.tsx`;
const shell = [
  'app/boot.ts',
  'app/browser.tsx',
  ...['header-section', 'cookie-section', 'cart-modal'].map(view),
  // Fetched after the page is rendered, for later interactions.
  ...Object.keys(manifest).filter((key) => key.startsWith('_later-')),
];
const beyond = (keys) => {
  const known = new Set(filesOf(shell));
  return filesOf(keys).filter((file) => !known.has(file));
};
const beyondShell = (...blocks) => beyond(blocks.map(view));

export default [
  { name: 'home page, all scripts', path: filesOf(shell), limit: '89.8 kB', gzip: true },
  {
    name: 'navigation, before the first one',
    path: beyond(['runtime/browser/history-router.ts']),
    limit: '29 kB',
    gzip: true,
  },
  {
    name: 'list page, beyond the shell',
    path: beyondShell('product-list'),
    limit: '12.1 kB',
    gzip: true,
  },
  {
    name: 'product page, beyond the shell',
    path: beyondShell('product-detail'),
    limit: '11.3 kB',
    gzip: true,
  },
  {
    name: 'edit mode, what opening it fetches',
    path: filesOf(
      ['app/editor.tsx', ...['core', 'editor', 'blocks'].flatMap(longestTexts)],
      new Set(),
      editManifest,
    ),
    limit: '347.6 kB',
    gzip: true,
  },
  {
    name: 'checkout, beyond the shell',
    path: beyondShell('checkout-address', 'checkout-shipping', 'checkout-payment', 'cart-summary'),
    limit: '15.9 kB',
    gzip: true,
  },
];
