import { describe, expect, it } from 'vitest';
import { choose, findVariant, startSelection, valueState } from './variants.ts';

const [navy, white, red] = [1, 2, 3];
const [small, medium, large] = [11, 12, 13];

function variant(id: number, colour: number, size: number, inStock = true) {
  return { id, inStock, configuration: { colour, size } };
}

const variants = [
  variant(101, navy, small),
  variant(102, navy, medium, false),
  variant(103, white, medium),
  variant(104, white, large),
];
const value = (id: number, shopDefault = false) => ({ id, shopDefault });
const attributes = [
  { attributeCode: 'colour', values: [value(navy), value(white), value(red)] },
  { attributeCode: 'size', values: [value(small), value(medium, true), value(large)] },
];

describe('findVariant', () => {
  it('finds the variant of a complete selection · PROD-01', () => {
    expect(findVariant(variants, attributes, { colour: white, size: large })?.id).toBe(104);
  });

  it('finds none while a choice is missing · PROD-05', () => {
    expect(findVariant(variants, attributes, { colour: white })).toBeNull();
  });
});

describe('valueState', () => {
  it.each([
    ['colour', navy, 'chosen'],
    ['size', small, 'available'],
    ['size', medium, 'soldOut'],
    ['size', large, 'elsewhere'],
    ['colour', red, 'none'],
  ] as const)('returns how %s %i relates to navy · PROD-11', (code, id, state) => {
    expect(valueState(variants, { colour: navy }, code, id)).toBe(state);
  });
});

describe('choose', () => {
  it('keeps the other choices when a variant has both', () => {
    expect(choose(variants, { colour: navy }, 'size', small)).toEqual({
      colour: navy,
      size: small,
    });
  });

  it('selects the nearest variant when the combination does not exist · PROD-01', () => {
    const before = { colour: navy, size: small };
    expect(choose(variants, before, 'size', large)).toEqual({ colour: white, size: large });
  });
});

describe('startSelection', () => {
  it('uses the requested variant', () => {
    expect(startSelection(variants, attributes, 104)).toEqual({ colour: white, size: large });
  });

  it('uses the defaults of the shop · PROD-11', () => {
    expect(startSelection(variants, attributes, null)).toEqual({ size: medium });
  });

  it('uses the values chosen so far instead of the defaults · PROD-05', () => {
    expect(startSelection(variants, attributes, null, [white])).toEqual({ colour: white });
    expect(startSelection(variants, attributes, null, [navy, large])).toEqual({ colour: navy });
  });

  it('selects single values', () => {
    const one = variants.slice(0, 1);
    expect(startSelection(one, attributes, null)).toEqual({ colour: navy, size: small });
  });
});
