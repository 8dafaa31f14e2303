/** Postcode formats, by ISO code: 0 is a digit, A a letter, X either. `|` divides formats, the usual one first. */
const shapes: Readonly<Record<string, string>> = {
  AT: '0000',
  AU: '0000',
  BA: '00000',
  BE: '0000',
  BG: '0000',
  CA: 'A0A 0A0',
  CH: '0000',
  CY: '0000',
  CZ: '000 00',
  DE: '00000',
  DK: '0000',
  EE: '00000',
  ES: '00000',
  FI: '00000',
  FR: '00000',
  GB: 'AA0 0AA|A0 0AA|A00 0AA|AA00 0AA|A0A 0AA|AA0A 0AA',
  GR: '000 00',
  HR: '00000',
  HU: '0000',
  IE: 'A0X XXXX',
  IS: '000',
  IT: '00000',
  JP: '000-0000',
  LI: '0000',
  LT: '00000',
  LU: '0000',
  LV: '0000',
  ME: '00000',
  MK: '0000',
  MT: 'AAA 0000',
  NL: '0000 AA',
  NO: '0000',
  NZ: '0000',
  PL: '00-000',
  PT: '0000-000',
  RO: '000000',
  RS: '00000',
  SE: '000 00',
  SI: '0000',
  SK: '000 00',
  US: '00000|00000-0000',
};

const signs: Readonly<Record<string, string>> = { '0': '\\d', A: '[A-Z]', X: '[A-Z\\d]' };

/** Returns the usual format of a country's postcodes; null when it is not known. */
export function postcodeShape(country: string): string | null {
  return shapesOf(country)[0] ?? null;
}

function shapesOf(country: string): readonly string[] {
  return Object.hasOwn(shapes, country) ? (shapes[country]?.split('|') ?? []) : [];
}

/**
 * Whether a postcode fits its country. Spaces and hyphens are ignored, and so is a country's letter in front
 * of a number. Countries with an unknown format accept any text with a letter or digit.
 */
export function isPostcode(input: string, country: string): boolean {
  const text = input.trim().toUpperCase();
  const known = shapesOf(country);
  if (known.length === 0) return /[\p{L}\d]/u.test(text);
  return known.some((shape) => fits(text, shape));
}

function fits(text: string, shape: string): boolean {
  const number = shape.startsWith('0') ? text.replace(/^[A-Z]{1,3}-/, '') : text;
  const pattern = bare(shape).replace(/./g, (sign) => signs[sign] ?? sign);
  return new RegExp(`^${pattern}$`).test(bare(number));
}

const bare = (text: string) => text.replace(/[\s-]/g, '');
