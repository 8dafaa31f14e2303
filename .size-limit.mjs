import { existsSync, readFileSync } from 'node:fs';

const manifest = existsSync('dist/client/manifest.json')
  ? JSON.parse(readFileSync('dist/client/manifest.json', 'utf8'))
  : {};

/** Files that a page fetches when it draws these entries: themselves and what they import. */
function filesOf(keys, files = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || files.has(`dist/client/${chunk.file}`)) continue;
    files.add(`dist/client/${chunk.file}`);
    filesOf(chunk.imports ?? [], files);
  }
  return [...files].filter((file) => file.endsWith('.js'));
}

const view = (block) => `blocks/${block}/view.tsx`;
const shell = [
  'app/boot.ts',
  'app/browser.tsx',
  ...['header-section', 'cookie-section', 'cart-modal'].map(view),
];
const beyondShell = (...blocks) => {
  const known = new Set(filesOf(shell));
  return filesOf(blocks.map(view)).filter((file) => !known.has(file));
};

export default [
  { name: 'home page, all scripts', path: filesOf(shell), limit: '115 kB', gzip: true },
  {
    name: 'list page, beyond the shell',
    path: beyondShell('product-list'),
    limit: '12 kB',
    gzip: true,
  },
  {
    name: 'product page, beyond the shell',
    path: beyondShell('product-detail'),
    limit: '13 kB',
    gzip: true,
  },
  {
    name: 'checkout, beyond the shell',
    path: beyondShell('checkout-address', 'checkout-shipping', 'checkout-payment', 'cart-summary'),
    limit: '16 kB',
    gzip: true,
  },
];
