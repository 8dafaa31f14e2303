import { expect, it } from 'vitest';
import { readProductOptions } from '../commands/cart/product-options.ts';
import { chosenValues, chosenVariants, startingFrom } from './chosen-values.ts';

const options = {
  personalizations: { 1: 'Ana', 4: 17.5, 6: ['a', 'b'] },
  bundleOptions: [
    { main: 2, selected: 21, options: { personalizations: { 9: 'Iva' } } },
    { id: 3, options: { personalizations: { 10: 'x' } } },
  ],
};

it('fills a form from a cart row, and reads the same values back · PROD-08', () => {
  const values = chosenValues(options);
  expect(values).toMatchObject({
    'option.4': '17.5',
    'option.6': ['a', 'b'],
    'bundle.2': '21',
    'bundle.2.option.9': 'Iva',
  });
  expect(readProductOptions(values)).toEqual({
    personalizations: { 1: 'Ana', 4: '17.5', 6: ['a', 'b'] },
    bundleOptions: [
      { main: 2, selected: 21, options: { personalizations: { 9: 'Iva' } } },
      { main: 3, selected: 3, options: { personalizations: { 10: 'x' } } },
    ],
  });
  expect(chosenVariants(options)).toEqual({ 2: 21 });
});

it('submitted values win over those of the cart', () => {
  const sent: Record<string, string> = { 'option.1': 'Iva' };
  const form = {
    value: (name: string, otherwise = '') => sent[name] ?? otherwise,
    values: (_: string, otherwise: readonly string[] = []) => otherwise,
    error: () => undefined,
    pending: false,
  };
  const filled = startingFrom(form, chosenValues(options));
  expect([filled.value('option.1'), filled.value('option.4')]).toEqual(['Iva', '17.5']);
  expect(filled.values('option.6')).toEqual(['a', 'b']);
  expect(filled.value('qty', '1')).toBe('1');
});
