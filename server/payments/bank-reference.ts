/** Models of a Croatian payment reference: without a check digit, and with one over the whole. */
export type ReferenceModel = 'HR00' | 'HR01';

/** The model of the shop's own references: banks refuse a mistyped one at once. */
export const referenceModel: ReferenceModel = 'HR01';

const longest = 22;
/** Up to three groups of up to twelve digits. */
const groups = /^\d{1,12}(-\d{1,12}){0,2}$/;

/** Digits of the order number in groups with the check digit, e.g. `2026-0010019`. */
export function bankReference(orderNumber: string): string {
  const plain = (orderNumber.match(/\d+/g) ?? []).join('-');
  return plain + checkDigit(plain);
}

export function isBankReference(model: ReferenceModel, reference: string): boolean {
  if (reference.length > longest || !groups.test(reference)) return false;
  return model === 'HR00' || reference.endsWith(checkDigit(reference.slice(0, -1)));
}

/**
 * MOD11INI: digits from the right weigh 2, 3, 4 …; what the sum lacks to a multiple of eleven is the
 * digit, with 0 for what has no digit of its own (FINA, overview of reference models).
 */
function checkDigit(reference: string): string {
  const digits = reference.replaceAll('-', '');
  const weighed = [...digits].map((digit, i) => Number(digit) * (digits.length - i + 1));
  const rest = weighed.reduce((sum, part) => sum + part, 0) % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}
