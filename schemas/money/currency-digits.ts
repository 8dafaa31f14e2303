/**
 * Digits after the decimal separator by ISO 4217; all others have two. `Intl` follows what shops write instead: it
 * gives HUF and ALL none, and IQD none instead of three.
 */
const codesByDigits: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const exceptions = new Map(
  Object.entries(codesByDigits).flatMap(([digits, codes]) =>
    codes.split(' ').map((code) => [code, Number(digits)] as const),
  ),
);

/** Returns the digits of a currency (ISO 4217 code) after the decimal separator: 2 for EUR, 0 for JPY. */
export const isoDigits = (code: string): number => exceptions.get(code) ?? 2;
