import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageOf } from '#tests/support/page.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { textModule } from '../scripts/text-modules.mjs';
import { createTexts } from '../scripts/texts.mjs';
import { readBackOfficeAssets, readEditAssets } from './assets.ts';

/** The modules of texts that `virtual:editing-texts` of the build fetches, by their names there. */
function textFiles(): readonly string[] {
  const texts = createTexts({ folder: '.', languages: [{ code: 'hr' }, { code: 'de' }] });
  const source = textModule(texts, 'virtual:editing-texts');
  return [...source.matchAll(/import\('([^']+)'\)/g)].flatMap(([, name]) => name ?? []);
}

function manifests(): readonly [edit: string, own: string] {
  const chunk = (file: string, imports: readonly string[] = []) => ({
    file: `assets/${file}`,
    imports,
  });
  const texts = textFiles().map((name) => [
    name,
    chunk(`${name.split('/').slice(1).join('-')}.js`),
  ]);
  const edit = {
    'app/editor.tsx': chunk('editor.js', ['_shared.js']),
    'app/back-office.tsx': chunk('office.js', ['_shared.js']),
    'editor/back-office/record/record-page.tsx': chunk('record.js', ['_shared.js']),
    '_shared.js': chunk('shared.js'),
    'runtime/ui/fonts/text.woff2': chunk('text.woff2'),
    'runtime/ui/fonts/plex.woff2': chunk('plex.woff2'),
    ...Object.fromEntries(texts),
  };
  const own = { 'app/boot.ts': { ...chunk('boot.js'), assets: ['assets/display.woff2'] } };
  const folder = temporaryFolder({
    'edit-manifest.json': JSON.stringify(edit),
    'manifest.json': JSON.stringify(own),
  });
  return [join(folder, 'edit-manifest.json'), join(folder, 'manifest.json')];
}

const preloaded = (tags: readonly string[]) =>
  [...tags.join('').matchAll(/preload" href="\/assets\/([^"]+)"/g)].map(([, file]) => file);

test('edit mode loads its texts beside its code, in one language each, and the fonts of the page', () => {
  const page = pageOf([], { language: 'de' });
  const tags = readEditAssets(...manifests()).headTags({ page, uiLanguage: 'hr' });
  expect(preloaded(tags)).toEqual([
    'text.woff2',
    'display.woff2',
    'editor.js',
    'shared.js',
    'core-hr.js',
    'editor-hr.js',
    'core-de.js',
    'blocks-de.js',
  ]);
});

test('the back office loads its texts beside its code, and no font but its own', () => {
  const [edit] = manifests();
  expect(preloaded(readBackOfficeAssets(edit).headTags('de'))).toEqual([
    'text.woff2',
    'office.js',
    'shared.js',
    'core-de.js',
    'editor-de.js',
  ]);
});

test('only the page of a record loads its forms beside the back office', () => {
  const [edit] = manifests();
  const { headTags } = readBackOfficeAssets(edit);
  expect(preloaded(headTags('de', true))).toEqual([...preloaded(headTags('de')), 'record.js']);
});
