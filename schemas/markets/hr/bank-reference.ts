/** Models of a Croatian payment reference: without a check digit, and with one for the whole. */
export type ReferenceModel = 'HR00' | 'HR01';

/** The model of the shop's own references, because banks reject a mistyped one at once. */
export const referenceModel: ReferenceModel = 'HR01';

const longest = 22;
/** Up to three groups of up to twelve digits. */
const groups = /^\d{1,12}(-\d{1,12}){0,2}$/;

/** Returns the digits of the order number in groups, with the check digit, for example `2026-0010019`. */
export function bankReference(orderNumber: string): string {
  const plain = (orderNumber.match(/\d+/g) ?? []).join('-');
  return plain + checkDigit(plain);
}

export function isBankReference(model: ReferenceModel, reference: string): boolean {
  if (reference.length > longest || !groups.test(reference)) return false;
  return model === 'HR00' || reference.endsWith(checkDigit(reference.slice(0, -1)));
}

/**
 * MOD11INI: digits from the right have the weights 2, 3, 4 …; the check digit fills the sum up to a multiple
 * of eleven, and is 0 if one digit cannot do that (FINA, overview of reference models).
 */
function checkDigit(reference: string): string {
  const digits = reference.replaceAll('-', '');
  const weighted = [...digits].map((digit, i) => Number(digit) * (digits.length - i + 1));
  const rest = weighted.reduce((sum, part) => sum + part, 0) % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}
