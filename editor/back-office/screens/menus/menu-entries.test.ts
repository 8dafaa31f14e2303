import { expect, test } from 'vitest';
import type { JsonObject } from '#schemas/document/element.ts';
import { fingerprint } from '#schemas/editing/fingerprint.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { entriesOf, withEntries } from './menu-entries.ts';

const node = {
  options: {
    items: [
      {
        id: 'i1',
        title: 'Trgovina',
        target: 'screen:shop',
        items: [{ id: 'i2', title: 'Karte', target: 'category:karte' }],
      },
    ],
  },
  translations: { en: { 'items/i1/title': 'Shop', 'items/i1/items/i2/title': 'Maps' } },
  sources: { en: { 'items/i1/title': fingerprint('Dućan') } },
} as unknown as EditNode;

test('entries have their labels in all languages, and storing them changes nothing', () => {
  const entries = entriesOf(node);
  expect(entries).toEqual([
    {
      id: 'i1',
      title: { hr: 'Trgovina', en: 'Shop' },
      target: 'screen:shop',
      items: [{ id: 'i2', title: { hr: 'Karte', en: 'Maps' }, target: 'category:karte' }],
    },
  ]);
  const stored = withEntries(node, entries);
  expect(stored.options).toEqual(node.options);
  expect(stored.translations).toMatchObject(node.translations);
  expect(stored.sources['en']).toMatchObject(node.sources['en'] ?? {});
});

test('entries of the third level keep their labels', () => {
  const last = { id: 'i3', title: 'Otoci', target: 'category:otoci' };
  const middle = { id: 'i2', title: 'Karte', target: '', items: [last] };
  const deep = {
    ...node,
    options: { items: [{ id: 'i1', title: 'Trgovina', target: '', items: [middle] }] },
    translations: { en: { 'items/i1/items/i2/items/i3/title': 'Islands' } },
  } as unknown as EditNode;
  const entries = entriesOf(deep);
  expect(JSON.stringify(entries)).toContain('{"hr":"Otoci","en":"Islands"}');
  const stored = withEntries(deep, entries);
  expect(stored.options).toEqual(deep.options);
  expect(stored.translations).toMatchObject(deep.translations);
});

test('a changed translation is up to date, and labels of removed entries go', () => {
  const [first] = entriesOf(node) as [JsonObject];
  const changed = { ...first, title: { hr: 'Trgovina', en: 'Store' }, items: [] };
  const stored = withEntries(node, [changed]);
  expect(stored.translations['en']).toEqual({ 'items/i1/title': 'Store' });
  expect(stored.sources['en']).toEqual({ 'items/i1/title': fingerprint('Trgovina') });
});
