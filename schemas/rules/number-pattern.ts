/** Values that are filled into a pattern for the next number. */
export interface NumberMoment {
  readonly year: number;
  /** From 1 to 12. */
  readonly month: number;
  readonly count: number;
}

const fixed = String.raw`(?:[A-Z0-9-]|\{year\}|\{month\})*`;

/**
 * Source of a regular expression for patterns of numbers: capital letters, digits and hyphens, with `{year}`,
 * `{month}` and exactly one `{number:6}`, which is the count with at least six digits.
 */
export const numberPatternSource = `^${fixed}${String.raw`\{number:[3-9]\}`}${fixed}$`;

const whole = new RegExp(numberPatternSource);
/** Payment references consist of the digits of a number; banks accept three groups of them. */
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

/** Whether numbers of the pattern are valid in payments, on paper and in searches. */
export function isNumberPattern(pattern: string): boolean {
  if (!whole.test(pattern)) return false;
  const number = numberFrom(pattern, { year: 2000, month: 1, count: 1 });
  const digits = number.replace(/\D/g, '').length;
  return number.length <= mostCharacters && digits <= mostDigits && referenceable.test(number);
}

/** The count is separated from other digits, so that a later pattern never repeats a number. */
const papers =
  /^(?:[A-Z-]|\{year\}|\{month\})*(?<!\})\{number:[3-9]\}(?!\{)(?:[A-Z-]|\{year\}|\{month\})*$/;

/** Whether a pattern is valid for invoices, whose count restarts each year. */
export const isPaperPattern = (pattern: string): boolean =>
  papers.test(pattern) && pattern.includes('{year}') && isNumberPattern(pattern);
