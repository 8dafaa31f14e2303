/** Symbols are the same in all languages of the shop: `€`, `$`, `kn`; the code for a currency without one. */
export function signOf(code: string): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
}

/** Returns a currency of the contract whose label and symbol are its sign. */
export function currencyEntry(code: string): { code: string; label: string; symbol: string } {
  const sign = signOf(code);
  return { code, label: sign, symbol: sign };
}
