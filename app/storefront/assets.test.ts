import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageOf } from '#tests/support/page.ts';
import { readEditAssets } from './assets.ts';

function manifestFile(): string {
  const texts = ['editor-hr', 'editor-de', 'page-hr', 'page-de'];
  const chunks = texts.map((name) => [`virtual:texts/${name}`, { file: `assets/${name}.js` }]);
  const editor = { file: 'assets/editor.js', imports: ['_shared.js'], css: ['assets/editor.css'] };
  const manifest = {
    'app/editor.tsx': editor,
    '_shared.js': { file: 'assets/shared.js' },
    ...Object.fromEntries(chunks),
  };
  const file = join(mkdtempSync(join(tmpdir(), 'assets-')), 'manifest.json');
  writeFileSync(file, JSON.stringify(manifest));
  return file;
}

test('edit mode fetches its texts separately from its code, in one language each', () => {
  const assets = readEditAssets(manifestFile());
  const tags = assets.headTags({ page: pageOf([], { language: 'de' }), uiLanguage: 'hr' }).join('');
  const preloaded = [...tags.matchAll(/modulepreload" href="\/assets\/([^"]+)"/g)];
  expect(preloaded.map(([, file]) => file)).toEqual([
    'editor.js',
    'shared.js',
    'editor-hr.js',
    'page-de.js',
  ]);
});
