import { fail, ok, type Result } from '#schemas/result.ts';
import { readQuantity } from '#schemas/rules/quantity.ts';

/** Returns the sent quantity, or the error of its field. */
export function checkQuantity(input: unknown): Result<number> {
  const quantity = readQuantity(input);
  return quantity === null ? invalidQuantity() : ok(quantity);
}

export const invalidQuantity = () => fail('invalidQuantity', { field: 'qty' });
