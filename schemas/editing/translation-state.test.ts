import { expect, test } from 'vitest';
import type { JsonObject } from '../document/element.ts';
import { withExampleTexts } from './example-texts.ts';
import { fingerprint } from './fingerprint.ts';
import type { EditNode } from './node.ts';
import { plainNode } from './plain-node.ts';
import { mobileFields, originalAt, translationState } from './translation-state.ts';

const text = { type: 'string', translatable: true };
const schema: JsonObject = { properties: { title: text, lead: text, tone: { type: 'string' } } };
const node = (given: Partial<EditNode> = {}): EditNode => ({
  ...plainNode,
  id: 'a',
  document: 'page:1',
  parent: null,
  slot: 'content',
  order: 'V',
  handler: 'card',
  version: 1,
  options: { title: 'Naslov', lead: 'Uvod', tone: 'sea' },
  ...given,
});
const translated = (sources: EditNode['sources'], linkMeta: JsonObject = {}) =>
  node({ translations: { en: { title: 'Title' } }, sources, linkMeta });
const stateOf = (of: EditNode, path = 'title') => translationState(of, 'en', path, 'Naslov');

test.each([
  ['missing', node()],
  ['missing', node({ translations: { de: { title: 'Titel' } } })],
  ['ok', translated({})],
  ['ok', translated({ en: { title: fingerprint('Naslov') } })],
  ['ok', translated({ de: { title: fingerprint('Prije') } })],
  ['stale', translated({ en: { title: fingerprint('Prije') } })],
  ['example', translated({}, withExampleTexts({}, 'en', { title: 'Title' }))],
  ['ok', translated({}, withExampleTexts({}, 'en', { title: 'Other' }))],
] as const)('a translation is %s', (state, of) => {
  expect(stateOf(of)).toBe(state);
});

test('the text for all widths is also used on phones, where there is one', () => {
  expect(stateOf(translated({}), '~mobile/title')).toBe('ok');
  expect(stateOf(translated({}), '~mobile/lead')).toBe('missing');
});

test('texts for phones are those that differ there, in the original or in the language', () => {
  const pathsOf = (of: EditNode) => mobileFields(of, schema, 'en').map(({ path }) => path);
  expect(pathsOf(node())).toEqual([]);
  expect(pathsOf(node({ mobileOptions: { title: 'Kratko', tone: 'ink' } }))).toEqual([
    '~mobile/title',
  ]);
  expect(pathsOf(node({ mobileOptions: { title: 'Naslov' } }))).toEqual([]);
  expect(pathsOf(node({ translations: { en: { '~mobile/lead': 'Intro' } } }))).toEqual([
    '~mobile/lead',
  ]);
  expect(pathsOf(node({ translations: { de: { '~mobile/lead': 'Intro' } } }))).toEqual([]);
  expect(pathsOf(node({ options: {}, mobileOptions: { lead: 'Uvod' } }))).toEqual(['~mobile/lead']);
});

test('the original of a text for phones is the text shown on phones', () => {
  const of = node({ mobileOptions: { title: 'Kratko' } });
  expect(originalAt(of, 'title')).toBe('Naslov');
  expect(originalAt(of, '~mobile/title')).toBe('Kratko');
  expect(originalAt(of, '~mobile/lead')).toBe('Uvod');
});
