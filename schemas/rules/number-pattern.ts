/** When the next number is given. */
export interface NumberMoment {
  readonly year: number;
  /** Counted from 1. */
  readonly month: number;
  readonly count: number;
}

const fixed = String.raw`(?:[A-Z0-9-]|\{year\}|\{month\})*`;

/**
 * What a pattern of numbers looks like, as the source of an expression: capital letters, digits and hyphens, with
 * `{year}`, `{month}` and once `{number:6}`, the count with at least so many digits.
 */
export const numberPatternSource = `^${fixed}${String.raw`\{number:[3-9]\}`}${fixed}$`;

const whole = new RegExp(numberPatternSource);
/** Payment references are made of the digits; banks take three groups of them. */
const referenceable = /^\D*\d{1,11}(?:\D+\d{1,11}){0,2}\D*$/;
const mostDigits = 18;
const mostCharacters = 30;

/** Fills in the parts of a pattern, e.g. `AB-{year}-{number:6}` becomes `AB-2026-001001`. */
export function numberFrom(pattern: string, { year, month, count }: NumberMoment): string {
  return pattern
    .replaceAll('{year}', String(year))
    .replaceAll('{month}', String(month).padStart(2, '0'))
    .replace(/\{number:(\d)\}/, (_, digits) => String(count).padStart(Number(digits), '0'));
}

/** Whether numbers of the pattern fit where orders are paid, printed and searched. */
export function isNumberPattern(pattern: string): boolean {
  if (!whole.test(pattern)) return false;
  const number = numberFrom(pattern, { year: 2000, month: 1, count: 1 });
  const digits = number.replace(/\D/g, '').length;
  return number.length <= mostCharacters && digits <= mostDigits && referenceable.test(number);
}

/** The count is separated from other digits, so that a later pattern never repeats a number. */
const papers =
  /^(?:[A-Z-]|\{year\}|\{month\})*(?<!\})\{number:[3-9]\}(?!\{)(?:[A-Z-]|\{year\}|\{month\})*$/;

/** Whether invoices can have numbers of the pattern: their count begins anew each year. */
export const isPaperPattern = (pattern: string): boolean =>
  papers.test(pattern) && pattern.includes('{year}') && isNumberPattern(pattern);
