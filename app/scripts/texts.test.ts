import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { relative } from 'node:path/posix';
import { afterAll, expect, test } from 'vitest';
import { pluginTextErrors } from './plugin-texts.mjs';
import { root } from './prepare.mjs';
import { textModule } from './text-modules.mjs';
import { createTexts } from './texts.mjs';

const folder = mkdtempSync(join(root, '.cache/texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(owner: string, files: Readonly<Record<string, object>>): string {
  mkdirSync(join(owner, 'texts'), { recursive: true });
  for (const [language, texts] of Object.entries(files)) {
    writeFileSync(join(owner, 'texts', `${language}.json`), JSON.stringify(texts));
  }
  return relative(root, owner);
}

const many = { one: '%{smart_count} item', other: '%{smart_count} items' };
const owner = write(join(folder, 'owner'), {
  en: { a: 'en a', b: 'en b', c: 'en c', d: 'en d', many },
  hr: { a: 'hr a', b: 'hr b', many: { one: 'hr one', few: 'hr few', other: 'hr other' } },
  sr: { a: 'sr a', b: 'sr b', c: 'sr c' },
  'sr-Latn': { a: 'latn a' },
});
const site = write(join(folder, 'site'), {
  'sr-Latn': { [owner]: { a: 'site a' } },
  hr: { [owner]: { b: 'site b' } },
});

test('a text comes from the site, the language, its fallback, its base language, or English · CONST-59', () => {
  const languages = [{ code: 'sr-Latn', fallback: ['hr'] }, { code: 'de' }];
  const texts = createTexts({ folder: join(root, site), languages });
  expect(texts.messages(owner)).toEqual({
    'sr-Latn': {
      a: 'site a',
      b: 'site b',
      c: 'sr c',
      d: 'en d',
      many: 'hr one |||| hr few |||| hr other',
    },
    de: {
      a: 'en a',
      b: 'en b',
      c: 'en c',
      d: 'en d',
      many: '%{smart_count} item |||| %{smart_count} items',
    },
  });
});

const gauges = write(join(folder, 'gauges'), {
  de: { [owner]: { a: 'plugin a', b: 'plugin b' } },
  hr: { [owner]: { c: 'plugin c' } },
});
const plugins = [{ name: 'gauges', folder: join(root, gauges) }];
write(join(folder, 'gauges/blocks/wheel'), {
  en: { messages: { turn: 'Turn', stop: 'Stop' } },
  de: { messages: { turn: 'Drehen', stop: 'Halt' } },
});
const ofPlugin = 'plugins/gauges/blocks/wheel';

test('texts of a plugin come before those of the engine and after those of the site', () => {
  const place = write(join(folder, 'own'), {
    de: { [owner]: { a: 'site a' }, [ofPlugin]: { messages: { stop: 'Stopp' } } },
  });
  const languages = [{ code: 'de', fallback: ['hr'] }];
  const texts = createTexts({ folder: join(root, place), languages, plugins });
  expect(texts.messages(owner)['de']).toMatchObject({ a: 'site a', b: 'plugin b', c: 'plugin c' });
  expect(texts.messages(ofPlugin)).toEqual({ de: { turn: 'Drehen', stop: 'Stopp' } });
  expect(texts.messages('blocks/*')['de']).toMatchObject({ 'wheel.turn': 'Drehen' });
});

test('a text that two plugins write is refused with both places', () => {
  const text = JSON.stringify({ [owner]: { b: 'other b', d: 'other d' } }, null, 2);
  mkdirSync(join(folder, 'dials/texts'), { recursive: true });
  writeFileSync(join(folder, 'dials/texts/de.json'), text);
  const dials = { name: 'dials', folder: join(folder, 'dials') };
  const errors = pluginTextErrors([...plugins, dials]).map((error) => error.text);
  const other = relative(root, join(folder, 'dials'));
  expect(errors).toEqual([
    `${other}/texts/de.json:3 writes b of ${owner}, as ${gauges}/texts/de.json:1 does. Write it in the texts of the site, and in one plugin only.`,
  ]);
});

test('a plural has a form for each category of the language, also in a text of another language', () => {
  const texts = createTexts({ folder, languages: [{ code: 'ar' }, { code: 'ja' }] });
  const { ar, ja } = texts.messages(owner);
  expect(ar?.many?.split(' |||| ')).toEqual([
    '%{smart_count} items',
    '%{smart_count} item',
    '%{smart_count} items',
    '%{smart_count} items',
    '%{smart_count} items',
    '%{smart_count} items',
  ]);
  expect(ja?.many).toBe('%{smart_count} items');
});

test('shared messages are written once, and the own message of an owner comes first', () => {
  const user = write(join(folder, 'user'), {
    en: { a: 'own a' },
    shared: { [owner]: ['a', 'b'] },
  });
  const texts = createTexts({ folder, languages: [{ code: 'en' }] });
  expect(texts.messages(user)).toEqual({ en: { a: 'own a', b: 'en b' } });
});

test('edit mode fetches one file for each language of the site', () => {
  const texts = createTexts({ folder, languages: [{ code: 'it' }, { code: 'ar' }] });
  const source = textModule(texts, 'virtual:editing-texts');
  expect(source).toContain("'it': () => import('virtual:editing-texts/editor/it')");
  expect(source).toContain("'ar': () => import('virtual:editing-texts/blocks/ar')");
  expect(source).not.toContain("'hr'");
});
