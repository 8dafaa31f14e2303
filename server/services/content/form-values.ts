import type { EndpointInput } from '#schemas/api/contract.ts';
import type { FormField } from '#schemas/entities/form.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { cleanText } from '../../html/clean-text.ts';
import { readEmail } from '../account/email.ts';

type Values = EndpointInput<'form.storeData'>['data'];
export type FormValue = string | number | boolean | string[];

/** Returns the values by field; `badRequest` for a field the form does not have. */
export function readValues(
  fields: readonly FormField[],
  data: Values,
): Result<Record<string, FormValue>> {
  const extra = Object.keys(data).find((name) => !fields.some((field) => field.name === name));
  if (extra !== undefined) return fail('badRequest', { field: extra });
  const values: Record<string, FormValue> = {};
  for (const field of fields) {
    const { name } = field;
    const given = Object.hasOwn(data, name) ? data[name] : undefined;
    const value = isEmpty(given) ? ok(null) : readValue(field, given as FormValue);
    if (!value.ok) return value;
    if (value.value === null && field.required) return fail('required', { field: name });
    if (value.value !== null) values[name] = value.value;
  }
  return ok(values);
}

/** True for nothing, blank text, no choice, or an unticked checkbox. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return cleanText(value) === '';
  return value === undefined || value === false || (Array.isArray(value) && value.length === 0);
}

function readValue(field: FormField, value: FormValue): Result<FormValue> {
  const wrong = fail('invalidValue', { field: field.name });
  if (field.type === 'number') return readNumber(value) ?? wrong;
  if (field.type === 'checkbox') return readChoices(field, value) ?? wrong;
  if (typeof value !== 'string') return wrong;
  const text = cleanText(value);
  if (field.type === 'select') return isOption(field, text) ? ok(text) : wrong;
  if (field.type === 'email') {
    const email = readEmail(text);
    return email === null ? fail('email', { field: field.name }) : ok(email);
  }
  const { maxLength: max } = field;
  if (max !== undefined && [...text].length > max) {
    return fail('maxLength', { field: field.name, params: { max } });
  }
  return ok(text);
}

/** Forms without scripts send numbers as text; a comma is also a decimal separator. */
function readNumber(value: FormValue): Result<number> | null {
  const isText = typeof value === 'string' && /^\s*-?\d{1,15}([.,]\d{1,10})?\s*$/.test(value);
  const number = isText ? Number(value.replace(',', '.')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? ok(number) : null;
}

/** Reads one checkbox, or several with their own options. */
function readChoices(field: FormField, value: FormValue): Result<FormValue> | null {
  if (Array.isArray(value)) {
    return value.every((each) => isOption(field, each)) ? ok([...new Set(value)]) : null;
  }
  return value === true || value === 'true' || value === 'on' ? ok(true) : null;
}

const isOption = ({ options = [] }: FormField, value: string): boolean =>
  options.some((option) => option.value === value);
