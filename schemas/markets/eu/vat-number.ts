/**
 * Whether the input looks like a VAT number of the EU: a two-letter country code, then 2 to 12 letters,
 * digits, `+` or `*`.
 */
export function looksLikeVatNumber(input: string): boolean {
  return /^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(input.replace(/[\s.-]/g, '').toUpperCase());
}
