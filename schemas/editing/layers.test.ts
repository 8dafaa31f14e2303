import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { inheritedOverrides, mobileOverrides, rawOptions } from './layer-options.ts';
import {
  hasMobileTexts,
  isMobileLayer,
  isMobilePath,
  languageOf,
  layersOf,
  mobileLayer,
  mobilePath,
  mobileTexts,
  optionLayers,
  plainPath,
  textsOfWidth,
} from './layers.ts';
import type { EditNode } from './node.ts';
import { plainNode } from './plain-node.ts';

const node: EditNode = {
  ...plainNode,
  id: 'a',
  document: 'page:1',
  parent: null,
  slot: 'content',
  order: 'V',
  handler: 'card',
  version: 1,
  options: { title: 'Otvoreno danas', lead: 'Dođite', items: [{ id: 'x', label: 'Prvi' }] },
  mobileOptions: { title: 'Danas' },
  translations: {
    en: { title: 'Open today', lead: 'Come' },
    de: { title: 'Heute offen', '~mobile/title': 'Offen', '~mobile/items/x/label': 'Erster' },
  },
};

test('each language has a layer for all widths and one for phones', () => {
  expect(optionLayers).toEqual(['hr', 'en', 'de', 'mobile', 'mobile-en', 'mobile-de']);
  for (const language of languages) {
    expect(languageOf(language)).toBe(language);
    expect(languageOf(mobileLayer(language))).toBe(language);
    expect([language, mobileLayer(language)].map(isMobileLayer)).toEqual([false, true]);
  }
});

test('the path of a text for phones identifies the same option', () => {
  expect(plainPath(mobilePath('items/x/label'))).toBe('items/x/label');
  expect(plainPath('title')).toBe('title');
  expect([mobilePath('title'), 'title'].map(isMobilePath)).toEqual([true, false]);
});

test('texts for phones are separate from those for all widths', () => {
  expect(textsOfWidth(node.translations.de, false)).toEqual({ title: 'Heute offen' });
  expect(mobileTexts(node.translations.de)).toEqual({ title: 'Offen', 'items/x/label': 'Erster' });
  expect([textsOfWidth(undefined, true), mobileTexts(undefined)]).toEqual([{}, {}]);
});

test('an element has a phone layer only in the languages with texts for phones', () => {
  expect(layersOf(node)).toEqual(['hr', 'en', 'de', 'mobile', 'mobile-de']);
  expect(layersOf({ translations: {} })).toEqual(['hr', 'en', 'de', 'mobile']);
  expect(hasMobileTexts(node)).toBe(true);
  expect(hasMobileTexts({ translations: { en: { title: 'Open' } } })).toBe(false);
});

test.each([
  ['hr', { title: 'Otvoreno danas', lead: 'Dođite' }],
  ['en', { title: 'Open today', lead: 'Come' }],
  ['de', { title: 'Heute offen', lead: 'Dođite' }],
  ['mobile', { title: 'Danas', lead: 'Dođite' }],
  ['mobile-de', { title: 'Offen', lead: 'Dođite', items: [{ id: 'x', label: 'Erster' }] }],
] as const)('the options of the layer %s are %j', (layer, options) => {
  expect(rawOptions(node, layer)).toMatchObject(options);
});

test('on phones a text of the language itself wins over the one for all widths', () => {
  expect(mobileOverrides(node, 'hr')).toEqual({ title: 'Danas' });
  expect(mobileOverrides(node, 'en')).toEqual({ title: 'Open today' });
  expect(mobileOverrides(node, 'de')).toEqual({
    title: 'Offen',
    items: [{ id: 'x', label: 'Erster' }],
  });
  expect(inheritedOverrides(node, 'de')).toEqual({ title: 'Heute offen' });
});

test('a text for phones leaves its sibling values unchanged, and is dropped with its option', () => {
  const options = { link: { label: 'Više', target: '#a' } };
  const own = (path: string) => ({
    options,
    mobileOptions: {},
    translations: { en: { [path]: 'x' } },
  });
  expect(mobileOverrides(own('~mobile/link/label'), 'en')).toEqual({
    link: { label: 'x', target: '#a' },
  });
  expect(mobileOverrides(own('~mobile/gone/label'), 'en')).toEqual({});
  expect(mobileOverrides(own('link/label'), 'en')).toEqual({});
});
