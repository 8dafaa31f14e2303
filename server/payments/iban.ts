/** Lengths of IBANs by country (ISO 13616 registry). Those of other countries may have any length. */
const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
};

/** Whether the check digits of an IBAN are valid (ISO 13616, MOD 97-10); spaces and case are ignored. */
export function isIban(text: string): boolean {
  const iban = compactIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  if (iban.length !== (lengths[iban.slice(0, 2)] ?? iban.length)) return false;
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
