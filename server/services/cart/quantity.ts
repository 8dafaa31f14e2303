import { fail, ok, type Result } from '#schemas/result.ts';

const wholeNumber = /^\d{1,6}$/;

/** A whole number above zero, as a number or as its digits; nothing is guessed (CART-37). */
export function readQuantity(input: unknown): Result<number> {
  const text = typeof input === 'number' ? String(input) : input;
  if (typeof text !== 'string' || !wholeNumber.test(text)) return invalidQuantity();
  return Number(text) > 0 ? ok(Number(text)) : invalidQuantity();
}

export const invalidQuantity = () => fail('invalidQuantity', { field: 'qty' });
