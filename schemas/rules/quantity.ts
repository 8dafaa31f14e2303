const wholeNumber = /^\d{1,6}$/;

/**
 * A quantity as sent: a whole number above zero, as a number or as its digits; else null. Stricter than
 * parseInt on purpose, which would read `5abc` as 5 and `0x1F` as 31 (CART-37).
 */
export function readQuantity(input: unknown): number | null {
  const text = typeof input === 'number' ? String(input) : input;
  if (typeof text !== 'string' || !wholeNumber.test(text)) return null;
  const quantity = Number(text);
  return quantity > 0 ? quantity : null;
}
