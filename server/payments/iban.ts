/** Whether the check digits of an IBAN are valid (ISO 13616, MOD 97-10); spaces and case are ignored. */
export function isIban(text: string): boolean {
  const iban = compactIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  if (iban.startsWith('HR') && !/^HR\d{19}$/.test(iban)) return false;
  return remainder(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Removes spaces and converts to upper case. */
export function compactIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** Letters count as two digits: A = 10 … Z = 35. */
function remainder(text: string): number {
  let rest = 0;
  for (const sign of text) {
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest;
}
