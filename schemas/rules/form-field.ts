import type { FormField } from '../entities/form.ts';
import type { AppError } from '../result.ts';
import { site } from '../site/site.ts';
import { isEmail } from './email-shape.ts';
import { isPersonName } from './person-name.ts';
import { isPhoneNumber, phoneError } from './phone-number.ts';

/** Name of a form field's control; apart from the names that every form uses. */
export const controlName = (field: string): string => `field.${field}`;

/** Maximum number of characters of a field that sets no limit. */
const longest = { line: 500, text: 5000 } as const;

/** Returns what was entered in a field by its name, without empty texts. */
export type Entered = (name: string) => readonly string[];
type FieldError = Omit<AppError, 'field'>;

/** Returns the fields whose conditions hold; the rest is neither shown nor sent. */
export function shownFields(fields: readonly FormField[], entered: Entered): FormField[] {
  const shown = new Set<string>();
  return fields.filter(({ name, showWhen }) => {
    const holds =
      !showWhen ||
      (shown.has(showWhen.field) &&
        entered(showWhen.field).some((value) => showWhen.values.includes(value)));
    if (holds) shown.add(name);
    return holds;
  });
}

/** Returns the error of each shown field, in their order. */
export function formErrors(fields: readonly FormField[], entered: Entered): AppError[] {
  return shownFields(fields, entered).flatMap((field) => {
    const error = fieldError(field, fields, entered);
    return error ? [{ ...error, field: field.name }] : [];
  });
}

function fieldError(
  field: FormField,
  fields: readonly FormField[],
  entered: Entered,
): FieldError | null {
  const values = entered(field.name);
  const [text] = values;
  if (text === undefined) return field.required ? { code: 'required' } : null;
  if (field.type === 'file') return filesError(field, values.length);
  return (
    choiceError(field, values) ??
    textError(field, text) ??
    comparisonError(field, text, fields, entered)
  );
}

function filesError({ maxFiles: max = 1 }: FormField, count: number): FieldError | null {
  return count > max ? { code: 'tooManyFiles', params: { max } } : null;
}

function choiceError({ options }: FormField, values: readonly string[]): FieldError | null {
  const known = options?.map(({ value }) => value);
  return known && values.some((value) => !known.includes(value)) ? { code: 'invalidValue' } : null;
}

function textError(field: FormField, text: string): FieldError | null {
  const { maxLength: max = longest[field.type === 'textarea' ? 'text' : 'line'], rule } = field;
  if ([...text].length > max) return { code: 'maxLength', params: { max } };
  if (rule === 'personName' && !isPersonName(text)) return { code: 'lettersOnly' };
  if (field.type === 'email') return isEmail(text) ? null : { code: 'email' };
  if (field.type === 'tel') return isPhoneNumber(text) ? null : phoneError(site.country);
  if (field.type === 'date') return isDate(text) ? null : { code: 'invalidValue' };
  return field.type === 'number' && !isInRange(field, text) ? { code: 'invalidValue' } : null;
}

function comparisonError(
  { sameAs, differsFrom }: FormField,
  text: string,
  fields: readonly FormField[],
  entered: Entered,
): FieldError | null {
  const other = (name: string) => fields.find((each) => each.name === name)?.label ?? name;
  if (sameAs !== undefined && entered(sameAs)[0] !== text) {
    return { code: 'sameAs', params: { other: other(sameAs) } };
  }
  if (differsFrom !== undefined && entered(differsFrom)[0] === text) {
    return { code: 'differsFrom', params: { other: other(differsFrom) } };
  }
  return null;
}

/** Reads a number as typed; a comma is also a decimal separator. */
export function readNumber(text: string): number | null {
  return /^\s*-?\d{1,15}([.,]\d{1,10})?\s*$/.test(text) ? Number(text.replace(',', '.')) : null;
}

function isInRange({ min, max }: FormField, text: string): boolean {
  const number = readNumber(text);
  return number !== null && number >= (min ?? number) && number <= (max ?? number);
}

function isDate(text: string): boolean {
  const time = Date.parse(text);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(text)
  );
}
