import { expect, test } from 'vitest';
import { isExampleText, withExampleTexts, withoutExampleText } from './example-texts.ts';
import type { Field } from './fields.ts';
import { shownLinkMeta } from './link-meta.ts';
import type { EditNode } from './node.ts';
import { isTranslated, openOriginals } from './open-originals.ts';
import { plainNode } from './plain-node.ts';

const marked = withExampleTexts({ anchor: 'a' }, 'hr', { title: 'Naslov', lead: 'Uvod' });
const node = (given: Partial<EditNode>): EditNode => ({
  ...plainNode,
  id: 'a',
  document: 'page:1',
  parent: null,
  slot: 'content',
  order: 'V',
  handler: 'card',
  version: 1,
  ...given,
});
const isExample = (linkMeta: EditNode['linkMeta'], path: string, text?: string) =>
  isExampleText({ linkMeta }, 'hr', path, text);

test('a text is an example until it is changed', () => {
  expect(isExample(marked, 'title', 'Naslov')).toBe(true);
  expect(isExample(marked, 'title', 'Bura')).toBe(false);
  expect(isExample(marked, 'title', undefined)).toBe(false);
  expect(isExample(marked, 'text', 'Naslov')).toBe(false);
  expect(isExample({}, 'title', 'Naslov')).toBe(false);
  expect(isExampleText({ linkMeta: marked }, 'en', 'title', 'Naslov')).toBe(false);
});

test('adding a mark preserves other marks, other languages and other stored values', () => {
  const both = withExampleTexts(marked, 'en', { title: 'Title' });
  const more = withExampleTexts(both, 'hr', { text: 'Tekst' });
  expect(more).toMatchObject({ anchor: 'a' });
  expect(isExample(more, 'title', 'Naslov')).toBe(true);
  expect(isExample(more, 'text', 'Tekst')).toBe(true);
  expect(isExampleText({ linkMeta: more }, 'en', 'title', 'Title')).toBe(true);
  expect(withExampleTexts(marked, 'en', {})).toBe(marked);
});

test('an accepted text is no longer an example; the other texts still are', () => {
  const both = withExampleTexts(marked, 'en', { title: 'Title' });
  const wanted = withoutExampleText(both, 'hr', 'title');
  expect(wanted).toMatchObject({ anchor: 'a' });
  expect(isExample(wanted, 'title', 'Naslov')).toBe(false);
  expect(isExample(wanted, 'lead', 'Uvod')).toBe(true);
  expect(isExampleText({ linkMeta: wanted }, 'en', 'title', 'Title')).toBe(true);
  expect(withoutExampleText(marked, 'hr', 'text')).toBe(marked);
  expect(withoutExampleText(marked, 'de', 'title')).toBe(marked);
});

test('visitors do not receive data meant only for editors', () => {
  expect(shownLinkMeta({ ...marked, aside: {}, placeholders: {} })).toEqual({ anchor: 'a' });
  const plain = { anchor: 'a' };
  expect(shownLinkMeta(plain)).toBe(plain);
});

const field = (path: string, value: string): Field => ({ path, schema: {}, value });

test('an original is open while it is an example, or while it is missing but has a translation', () => {
  const translations = { en: { text: 'Text', lead: '' } };
  const fields = [
    field('title', 'Naslov'),
    field('text', ''),
    field('lead', ''),
    field('own', 'x'),
  ];
  expect(openOriginals(node({ linkMeta: marked, translations }), fields)).toEqual([
    { path: 'title', code: 'textExample' },
    { path: 'text', code: 'originalMissing' },
  ]);
  expect(openOriginals(node({ translations: { en: { own: 'y' } } }), fields)).toEqual([]);
});

test('a field is translated once any other language has text for it', () => {
  const translations = { en: { title: ' ' }, de: { title: 'Titel' } };
  expect(isTranslated(node({ translations }), 'title')).toBe(true);
  expect(isTranslated(node({ translations: { en: { title: ' ' } } }), 'title')).toBe(false);
  expect(isTranslated(node({}), 'title')).toBe(false);
});
