import { expect, test } from 'vitest';
import type { JsonObject } from '#schemas/document/element.ts';
import { translationProblems } from './record-translations.ts';

const localized = { type: 'object', widget: 'localized' };
const schema: JsonObject = {
  type: 'object',
  properties: {
    name: localized,
    slugs: { ...localized, translatable: false },
    values: { type: 'array', items: { type: 'object', properties: { label: localized } } },
  },
};
const record = (name: JsonObject, values: readonly JsonObject[] = []): JsonObject => ({
  name,
  slugs: { hr: 'karta' },
  values,
});
const outdated = [{ path: 'name', language: 'en', original: 'Stara karta' }];
const stored = record({ hr: 'Karta', en: 'Old chart', de: 'Karte' });
const problems = (values: JsonObject, rows = outdated) =>
  translationProblems({ schema, values, stored, outdated: rows });

test('a form has the outdated translations of its record', () => {
  expect(problems(stored)).toEqual([
    {
      state: 'outdated',
      language: 'en',
      path: 'name',
      place: 'name',
      now: 'Karta',
      original: 'Stara karta',
    },
  ]);
});

test('a translation that is being written is no longer outdated, nor is one with its original back', () => {
  expect(problems(record({ hr: 'Karta', en: 'Chart', de: 'Karte' }))).toEqual([]);
  expect(problems(record({ hr: 'Stara karta', en: 'Old chart', de: 'Karte' }))).toEqual([]);
});

test('a text is missing while its original has words', () => {
  expect(problems(record({ hr: 'Karta', en: ' ', de: 'Karte' }), [])).toMatchObject([
    { state: 'missing', language: 'en' },
  ]);
  expect(problems(record({ hr: ' ', de: 'Karte' }), [])).toEqual([]);
});

test('a text in a list has the name of its member, and its place in the form', () => {
  const [first, second] = [
    { key: 'plava', label: { hr: 'Plava', en: 'Blue', de: 'Blau' } },
    { key: 'crvena', label: { hr: 'Crvena', en: 'Red' } },
  ];
  const values = record({ hr: 'Karta', en: 'Chart', de: 'Karte' }, [first, second]);
  expect(problems(values, [])).toMatchObject([
    { language: 'de', path: 'values/crvena/label', place: 'values/1/label' },
  ]);
});
