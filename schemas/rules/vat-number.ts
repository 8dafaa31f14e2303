/** Whether this looks like a VAT number of the Union: a country's two letters, then its own signs. */
export function looksLikeVatNumber(input: string): boolean {
  return /^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(input.replace(/[\s.-]/g, '').toUpperCase());
}
