import { expect, test } from 'vitest';
import { chosenHref, chosenInAddress, openLabels } from './chosen-in-address.ts';

const read = (query: string) => chosenInAddress(new URL(query, 'http://shop.test/product/shirt'));

test('the values chosen so far are read back from their URL · PROD-05', () => {
  expect(read(chosenHref({ colour: 3, cut: 17 }))).toEqual([3, 17]);
  expect(read('?chosen=3.x..4')).toEqual([3, 4]);
  expect(read('?variant=8')).toEqual([]);
});

test('the choices that are missing are named by their labels · PROD-05', () => {
  const attributes = ['Colour', 'Size'].map((label) => ({
    attributeCode: label.toLowerCase(),
    label,
    values: [],
  }));
  expect(openLabels(attributes, { colour: 3 })).toEqual(['Size']);
  expect(openLabels(attributes, {})).toEqual(['Colour', 'Size']);
});
