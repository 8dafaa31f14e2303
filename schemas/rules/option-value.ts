import type { CartOptions } from '../entities/cart-add.ts';
import { fail, ok, type Result } from '../result.ts';
import type { CustomOptionData } from '../site-data.ts';

export type OptionValue = NonNullable<CartOptions['personalizations']>[string];

/** The constraints on a value of a custom option, the same in the browser and on the server. */
export interface OptionRule {
  readonly type: CustomOptionData['type'];
  readonly required: boolean;
  readonly maxLength: number | null;
  readonly choices: readonly { readonly key: string }[];
}

const invalid = () => fail('optionInvalid');
const defaultMaxLength = 500;
const number = /^-?\d{1,9}([.,]\d{1,4})?$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?Z?$/;

/** Returns one choice in its stored form; null when nothing is chosen. */
export function readOptionValue(
  option: OptionRule,
  given: OptionValue | undefined,
): Result<OptionValue | null> {
  const value = typeof given === 'string' ? given.normalize('NFC').trim() : given;
  const empty = value === undefined || value === '' || (Array.isArray(value) && !value.length);
  const read = empty ? ok(null) : readers[option.type](value, option);
  return read.ok && read.value === null && option.required ? fail('required') : read;
}

type Reader = (value: OptionValue, option: OptionRule) => Result<OptionValue | null>;

const readChoice: Reader = (value, { choices }) =>
  choices.some(({ key }) => key === value) ? ok(value) : invalid();

const readText: Reader = (value, { maxLength }) => {
  if (typeof value !== 'string' || /\p{Cc}/u.test(value)) return invalid();
  const max = maxLength ?? defaultMaxLength;
  return [...value].length > max ? fail('maxLength', { params: { max } }) : ok(value);
};

const readNumber: Reader = (value) => {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !number.test(text)) return fail('numberInvalid');
  return ok(Number(text.replace(',', '.')));
};

const readChoices: Reader = (value, { choices }) => {
  const picked = new Set(Array.isArray(value) ? value : [value]);
  const known = choices.filter(({ key }) => picked.has(key)).map(({ key }) => key);
  return known.length === picked.size ? ok(known) : invalid();
};

const readYesNo: Reader = (value) => {
  if (['true', 'yes', 'on', '1'].includes(String(value))) return ok(true);
  return ['false', 'no', '0'].includes(String(value)) ? ok(null) : invalid();
};

const readTime =
  (pattern: RegExp): Reader =>
  (value) => {
    if (typeof value !== 'string' || !pattern.test(value)) return fail('dateInvalid');
    const written = value.slice(0, 10);
    const date = new Date(written);
    // `Date` parses 30 February as 2 March.
    const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
    return exists ? ok(value) : fail('dateInvalid');
  };

const readers: Readonly<Record<OptionRule['type'], Reader>> = {
  Text: readText,
  Number: readNumber,
  dropdown: readChoice,
  textSwatch: readChoice,
  visualSwatch: readChoice,
  multipleSelect: readChoices,
  yesNo: readYesNo,
  date: readTime(day),
  dateTime: readTime(moment),
};
