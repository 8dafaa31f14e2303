import { describe, expect, it } from 'vitest';
import { additionsOf, describeChoices, readPersonalizations } from './personalizations.ts';
import type { OptionFacts } from './product-facts.ts';

const text = (hr: string, en: string) => ({ hr, en, de: en });
const option = (id: number, type: OptionFacts['type'], given: Partial<OptionFacts> = {}) => ({
  id,
  type,
  label: text(`Izbor ${id}`, `Choice ${id}`),
  required: false,
  maxLength: null,
  choices: [],
  ...given,
});
const colours: OptionFacts['choices'] = [
  { key: 'blue', label: text('plava', 'blue'), price: 200 },
  { key: 'white', label: text('bijela', 'white') },
];
const options: readonly OptionFacts[] = [
  option(1, 'Text', { required: true, maxLength: 5 }),
  option(2, 'dropdown', { choices: colours }),
  option(3, 'multipleSelect', {
    choices: [...colours, { key: 'red', label: text('crvena', 'red'), price: 50 }],
  }),
  option(4, 'yesNo', { choices: [{ key: 'wrap', label: text('Umotaj', 'Wrap'), price: 300 }] }),
  option(5, 'Number'),
  option(6, 'yesNo'),
];

describe('personalizations of a product', () => {
  it('are stored in one form, without empty values · PROD-13', () => {
    const given = { 1: ' Ana ', 2: 'blue', 3: ['red', 'blue'], 4: 'on', 5: '2,5', 6: 'no' };
    expect(readPersonalizations(options, given)).toEqual({
      ok: true,
      value: { 1: 'Ana', 2: 'blue', 3: ['blue', 'red'], 4: true, 5: 2.5 },
    });
  });

  it.each([
    [
      { 1: 'Ana', 9: 'x' },
      { code: 'optionInvalid', field: 'option.9' },
    ],
    [{}, { code: 'required', field: 'option.1' }],
    [{ 1: 'Katarina' }, { code: 'maxLength', field: 'option.1', params: { max: 5 } }],
    [
      { 1: 'Ana', 2: 'green' },
      { code: 'optionInvalid', field: 'option.2' },
    ],
  ])('are refused with %j at the field: %j · PROD-13', (given, error) => {
    expect(readPersonalizations(options, given)).toMatchObject({ ok: false, error });
  });

  it('errors name the form fields the values came from · ENT-05', () => {
    const refused = readPersonalizations(options, { 9: 'x' }, 'part.3.option.');
    expect(refused).toMatchObject({ error: { field: 'part.3.option.9' } });
  });

  it('the price of each choice is added to the unit · ENT-05 CART-05', () => {
    expect(additionsOf(options, { 2: 'blue' })).toBe(200);
    expect(additionsOf(options, { 2: 'white' })).toBe(0);
    expect(additionsOf(options, { 2: 'blue', 3: ['blue', 'red'], 4: true })).toBe(750);
    expect(additionsOf(options, { 1: 'blue', 4: false, 6: true })).toBe(0);
    expect(additionsOf(options, {})).toBe(0);
  });

  it('are described in the language, in the order of the product · ENT-05', () => {
    const chosen = { 4: true, 3: ['blue', 'white'], 1: 'Ana', 5: 2.5, 6: true };
    expect(describeChoices(options, chosen, 'en')).toEqual([
      { label: 'Choice 1', value: 'Ana' },
      { label: 'Choice 3', value: 'blue, white' },
      { label: 'Choice 4', value: 'Wrap' },
      { label: 'Choice 5', value: '2.5' },
      { label: 'Choice 6', value: '✓' },
    ]);
    expect(describeChoices(options, { 2: 'blue' }, 'hr')).toEqual([
      { label: 'Izbor 2', value: 'plava' },
    ]);
  });
});
