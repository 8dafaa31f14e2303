/**
 * Returns a Croatian tax number (OIB) without HR and spaces; null when it is not valid. Eleven digits, the
 * last one is the check digit of ISO 7064 MOD 11,10.
 */
export function readOib(input: string): string | null {
  const oib = input.replace(/\s/g, '').replace(/^HR/i, '');
  if (!/^\d{11}$/.test(oib)) return null;
  let rest = 10;
  for (const digit of oib.slice(0, 10)) rest = (((rest + Number(digit)) % 10 || 10) * 2) % 11;
  return (11 - rest) % 10 === Number(oib[10]) ? oib : null;
}
