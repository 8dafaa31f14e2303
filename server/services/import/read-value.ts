import { measureUnits } from '#schemas/constants.ts';
import { languages } from '#schemas/languages.ts';
import { digitsOf, siteCurrency } from '#schemas/money/site-currency.ts';
import { instantOf } from '#schemas/rules/zoned-time.ts';

/** The decimal separator of a column; `null` if it cannot be detected. */
export type DecimalSign = '.' | ',' | null;

/** Reasons why a cell is refused. */
export type Problem =
  | 'number'
  | 'numberUnclear'
  | 'decimals'
  | 'wholeNumber'
  | 'tooLarge'
  | 'tooLong'
  | 'flag'
  | 'format'
  | 'unit'
  | 'language'
  | 'time'
  | 'unknownPicture'
  | 'pictureHost';

export type Read<T> = { readonly value: T } | { readonly problem: Problem };

const groups = /[\s'’  ]/g;

/** Reads a number as people write it: with a currency, thousands separators, a decimal comma. */
export function readNumber(text: string, sign: DecimalSign): Read<number> {
  const bare = text.replaceAll(groups, '').replaceAll(/^[\p{Sc}\p{L}]+|[\p{Sc}\p{L}]+\.?$/gu, '');
  if (!/^-?\d[\d.,]*$/.test(bare)) return { problem: 'number' };
  const own = signIn(bare);
  if (own === 'unclear' && sign === null) return { problem: 'numberUnclear' };
  const decimal = own === 'unclear' ? sign : (own ?? sign);
  if (own !== 'unclear' && own !== null && sign !== null && own !== sign) {
    return { problem: 'numberUnclear' };
  }
  const thousands = decimal === ',' ? '.' : ',';
  const plain = bare.replaceAll(thousands, '').replace(decimal ?? '.', '.');
  const value = Number(plain);
  return Number.isFinite(value) ? { value } : { problem: 'number' };
}

/** `1,234` may be a thousand or one: unclear. `1,23`, `1.234,5` and `1,234,567` are clear. */
function signIn(bare: string): DecimalSign | 'unclear' {
  const signs = [...bare.matchAll(/[.,]/g)].map(([sign]) => sign);
  const last = signs.at(-1);
  if (last !== ',' && last !== '.') return null;
  const other = last === ',' ? '.' : ',';
  const isRepeated = signs.filter((sign) => sign === last).length > 1;
  if (isRepeated) return other;
  if (signs.length > 1) return last;
  const decimals = bare.length - bare.lastIndexOf(last) - 1;
  return decimals === 3 && !/^-?0[.,]/.test(bare) ? 'unclear' : last;
}

/**
 * Returns the decimal separator of the unambiguous numbers in a column; null if there are none or they
 * differ.
 */
export function decimalSignOf(cells: Iterable<string>): DecimalSign {
  const found = new Set<DecimalSign>();
  for (const cell of cells) {
    const sign = signIn(cell.replaceAll(/[^\d.,-]/g, ''));
    if (sign !== 'unclear' && sign !== null) found.add(sign);
  }
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

const digits = digitsOf(siteCurrency.code);
const mostCents = 1e12;

/** Reads an amount, in minor units of the site's currency. */
export function readMoney(text: string, sign: DecimalSign): Read<number> {
  const read = readNumber(text, sign);
  if ('problem' in read) return read;
  const amount = read.value * 10 ** digits;
  if (Math.abs(amount - Math.round(amount)) > 1e-6) return { problem: 'decimals' };
  if (amount < 0) return { problem: 'number' };
  return amount > mostCents ? { problem: 'tooLarge' } : { value: Math.round(amount) };
}

export function readCount(text: string, sign: DecimalSign): Read<number> {
  const read = readNumber(text, sign ?? '.');
  if ('problem' in read) return read;
  if (!Number.isInteger(read.value) || read.value < 0) return { problem: 'wholeNumber' };
  return read.value > 2_147_483_647 ? { problem: 'tooLarge' } : read;
}

const yes = new Set([
  '1',
  'true',
  'yes',
  'y',
  'da',
  'ja',
  'sì',
  'si',
  'نعم',
  'active',
  'published',
]);
const no = new Set([
  '0',
  '-1',
  'false',
  'no',
  'n',
  'ne',
  'nein',
  'لا',
  'draft',
  'archived',
  'unlisted',
]);

export function readFlag(text: string): Read<boolean> {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { problem: 'flag' };
}

const formats = ['Simple', 'EProduct', 'Configurable', 'Bundle'] as const;

export function readFormat(text: string): Read<string> {
  const found = formats.find((format) => format.toLowerCase() === text.trim().toLowerCase());
  return found ? { value: found } : { problem: 'format' };
}

export function readUnit(text: string): Read<string> {
  const found = measureUnits.find((unit) => unit === text.trim().toLowerCase());
  return found ? { value: found } : { problem: 'unit' };
}

/** Reads language codes from a list; null, which means all languages, for an empty cell. */
export function readLanguages(text: string): Read<string[] | null> {
  const codes = text
    .toLowerCase()
    .split(/[|,;\s]+/)
    .filter(Boolean);
  if (!codes.every((code) => languages.includes(code))) return { problem: 'language' };
  const named = languages.filter((language) => codes.includes(language));
  return { value: named.length === 0 || named.length === languages.length ? null : named };
}

/** Reads a time in the time zone of the shop, or with an offset; a day alone means its first moment. */
export function readTime(text: string): Read<string | null> {
  if (text === '') return { value: null };
  const time = text.replace(' ', 'T');
  const local = instantOf(/^\d{4}-\d\d-\d\d$/.test(time) ? `${time}T00:00` : time);
  const isZoned = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(time);
  const instant = isZoned ? new Date(time) : local;
  return instant && !Number.isNaN(instant.getTime())
    ? { value: instant.toISOString() }
    : { problem: 'time' };
}

/** Removes the `'` that an export puts before texts that a spreadsheet would run as a formula. */
export const withoutGuard = (text: string): string =>
  /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;

export const withGuard = (text: string): string =>
  /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
