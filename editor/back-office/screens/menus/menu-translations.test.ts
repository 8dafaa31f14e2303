import { expect, test } from 'vitest';
import type { JsonObject } from '#schemas/document/element.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { entriesOf, withEntries } from './menu-entries.ts';
import { menuProblems, withConfirmed } from './menu-translations.ts';

const below = { id: 'i2', title: 'Karte', target: 'category:karte' };
const node = {
  options: { items: [{ id: 'i1', title: 'Trgovina', target: '', items: [below] }] },
  translations: {
    en: { 'items/i1/title': 'Shop', 'items/i1/items/i2/title': 'Maps' },
    de: { 'items/i1/title': 'Laden' },
  },
  sources: {},
  linkMeta: {},
} as unknown as EditNode;

const renamed = (title: JsonObject) => {
  const [first] = entriesOf(node) as [JsonObject];
  return [{ ...first, title }];
};
const short = (problems: ReturnType<typeof menuProblems>) =>
  problems.map(({ path, language, state }) => `${path} ${language} ${state}`);

test('a label without a translation is missing it', () => {
  expect(short(menuProblems(node, entriesOf(node)))).toEqual([
    'items/i1/items/i2/title de missing',
  ]);
});

test('a translation that is kept while its label changes is outdated, also after it is stored', () => {
  const entries = renamed({ hr: 'Dućan', en: 'Store', de: 'Laden' });
  const expected = ['items/i1/title de outdated', 'items/i1/items/i2/title de missing'];
  expect(short(menuProblems(node, entries))).toEqual(expected);
  const stored = withEntries(node, entries);
  expect(short(menuProblems(stored, entriesOf(stored)))).toEqual(expected);
});

test('a confirmed translation is up to date until its label changes again', () => {
  const entries = renamed({ hr: 'Dućan', en: 'Store', de: 'Laden' });
  const [outdated] = menuProblems(node, entries);
  const confirmed = outdated ? withConfirmed(node, outdated) : node;
  expect(short(menuProblems(confirmed, entries))).toEqual(['items/i1/items/i2/title de missing']);
  const again = renamed({ hr: 'Prodavaonica', en: 'Store', de: 'Laden' });
  expect(short(menuProblems(confirmed, again))).toContain('items/i1/title de outdated');
});
