import { expect, test } from 'vitest';
import type { CartItem } from '#schemas/entities/cart-item.ts';
import { readProductOptions } from '../commands/cart/product-options.ts';
import { addValuesOf } from './line-values.ts';

const line = (options: CartItem['options']) =>
  ({ productId: 7, qty: 3, options }) as unknown as CartItem;

test('a removed line can be added again unchanged · CART-35', () => {
  const options = {
    personalizations: { 1: 'Za Anu', 2: ['a', 'b'] },
    bundleOptions: [{ main: 5, selected: 6, options: { personalizations: { 9: 'gold' } } }],
  };
  const values = addValuesOf(line(options));
  expect(values).toMatchObject({ productId: '7', qty: '3', behaviour: '1' });
  expect(readProductOptions(values)).toEqual(options);
});

test('numbers, yes/no options and bundle entries without a choice are restored too', () => {
  const options = { personalizations: { 1: 12.5, 2: true }, bundleOptions: [{ id: 5 }] };
  expect(readProductOptions(addValuesOf(line(options)))).toEqual({
    personalizations: { 1: '12.5', 2: 'true' },
    bundleOptions: [{ main: 5, selected: 5, options: { personalizations: {} } }],
  });
});
