import { expect, test } from 'vitest';
import { missingFields } from './missing-fields.ts';

const text = { type: 'string' };
const texts = { type: 'object', required: ['en'], properties: { en: text, de: text } };
const schema = {
  type: 'object',
  required: ['key', 'name', 'rate', 'isOn'],
  properties: { key: text, name: texts, rate: { type: 'number' }, isOn: {}, note: text },
};

test('required fields without a value are missing, texts in the language that needs one', () => {
  expect(missingFields(schema, {})).toEqual(['key', 'name/en', 'rate', 'isOn']);
  expect(missingFields(schema, { key: '', name: { de: 'USt' }, rate: null })).toEqual([
    'key',
    'name/en',
    'rate',
    'isOn',
  ]);
  expect(missingFields(schema, { key: 'a', name: { en: 'VAT' }, rate: 0, isOn: false })).toEqual(
    [],
  );
});
