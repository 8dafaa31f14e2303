import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { relative } from 'node:path/posix';
import { afterAll, expect, test } from 'vitest';
import { languages } from '#schemas/languages.ts';
import { siteFolder } from '../scripts/prepare.mjs';
import { missingTexts, owners, wrongSiteTexts, wrongTexts } from './text-files.ts';

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync('.cache/text-files-');
afterAll(() => rmSync(folder, { recursive: true }));

function ownerWith(files: Readonly<Record<string, object>>): string {
  const owner = mkdtempSync(`${folder}/owner-`);
  mkdirSync(join(owner, 'texts'));
  for (const [language, texts] of Object.entries(files)) {
    writeFileSync(join(owner, 'texts', `${language}.json`), JSON.stringify(texts));
  }
  return relative('.', owner);
}

test('every owner has all texts in every language of the site · I18N-01', () => {
  expect(owners().length).toBeGreaterThan(80);
  expect(owners().flatMap(missingTexts)).toEqual([]);
});

test('texts in any language have the keys, plural forms and placeholders that they need', () => {
  expect(owners().flatMap(wrongTexts)).toEqual([]);
});

test('each text of the site replaces one of the engine', () => {
  expect(languages.flatMap((language) => wrongSiteTexts(siteFolder(), language))).toEqual([]);
});

test("a site may change the texts of a plugin's block, if it has them", () => {
  const place = ownerWith({
    en: {
      'plugins/gauges/blocks/gauge-table': { messages: { steel: 'Sheet steel', tin: 'Tin' } },
    },
  });
  const plugins = [{ name: 'gauges', folder: resolve('fixtures/workshop/plugins/gauges') }];
  expect(wrongSiteTexts(place, 'en', plugins)).toEqual([
    expect.stringContaining(
      `${place}/texts/en.json has plugins/gauges/blocks/gauge-table: messages/tin, which English lacks.`,
    ),
  ]);
  expect(wrongSiteTexts(place, 'en')).toEqual([
    expect.stringContaining('the engine has no texts of plugins/gauges/blocks/gauge-table.'),
  ]);
});

test('a language that is missing as a whole is reported, and so is a missing text', () => {
  const owner = ownerWith({ en: { title: 'Title', text: 'Text' }, hr: { title: 'Naslov' } });
  expect(missingTexts(owner)).toEqual([
    `${owner}/texts/hr.json has no text.`,
    `${owner}/texts/de.json does not exist.`,
  ]);
});

test('a misspelt key, a missing plural form and a lost placeholder are reported · FORM-04 FORM-06', () => {
  const owner = ownerWith({
    en: { title: 'Hello %{name}', count: { one: 'one', other: 'many' }, plain: 'Plain' },
    hr: { titel: 'Bok %{name}', count: { one: 'jedan', other: 'mnogo' }, plain: { other: 'x' } },
    de: { title: 'Hallo', count: { one: 'eins', few: 'wenige', other: 'viele' } },
    shared: { 'runtime/checkout': ['lines', 'linse'] },
  });
  expect(wrongTexts(owner).sort()).toEqual([
    `${owner}/texts/de.json has a plural form few of count, never used.`,
    `${owner}/texts/de.json lacks %{name} in title.`,
    `${owner}/texts/hr.json has plural forms of plain, unlike English.`,
    `${owner}/texts/hr.json has titel, which English lacks. Did you mean title?`,
    `${owner}/texts/hr.json lacks the plural form few of count.`,
    `${owner}/texts/shared.json uses linse of runtime/checkout, which has none.`,
  ]);
});

test('a text of a site that names nothing is reported', () => {
  const site = mkdtempSync(`${folder}/site-`);
  mkdirSync(join(site, 'texts'));
  const texts = { 'blocks/erorr': {}, 'blocks/error': { messages: { titel: 'x' } } };
  writeFileSync(join(site, 'texts/en.json'), JSON.stringify(texts));
  const [owner, key] = wrongSiteTexts(site, 'en');
  expect(owner).toContain('the engine has no texts of blocks/erorr. Did you mean blocks/error?');
  expect(key).toContain('blocks/error: messages/titel, which English lacks.');
});
