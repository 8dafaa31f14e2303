const wholeNumber = /^\d{1,6}$/;

/**
 * Reads a quantity: a whole number above zero, as a number or as its digits; else returns null. Intentionally
 * stricter than parseInt, which would read `5abc` as 5 and `0x1F` as 31 (CART-37).
 */
export function readQuantity(input: unknown): number | null {
  const text = typeof input === 'number' ? String(input) : input;
  if (typeof text !== 'string' || !wholeNumber.test(text)) return null;
  const quantity = Number(text);
  return quantity > 0 ? quantity : null;
}
