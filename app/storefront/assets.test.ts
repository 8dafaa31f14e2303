import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageOf } from '#tests/support/page.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
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
  const folder = temporaryFolder({ 'manifest.json': JSON.stringify(manifest) });
  return join(folder, 'manifest.json');
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
