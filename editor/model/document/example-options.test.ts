import { expect, test } from 'vitest';
import { exampleOptions } from './example-options.ts';

const example = {
  options: { title: 'Domande' },
  translations: { en: { title: 'Questions' }, de: { title: 'Fragen' } },
};

test.each([
  ['it', 'Domande'],
  ['de', 'Fragen'],
  ['ar', 'Questions'],
])('an Italian example reads in %s: %s', (language, title) => {
  expect(exampleOptions(example, language, 'it')).toEqual({ title });
});

test('an example without translations reads as it is written', () => {
  expect(exampleOptions({ options: example.options }, 'en', 'it')).toEqual({ title: 'Domande' });
});
