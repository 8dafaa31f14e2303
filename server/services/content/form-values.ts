import type { EndpointInput } from '#schemas/api/contract.ts';
import type { FormField } from '#schemas/entities/form.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { type Entered, formErrors, readNumber, shownFields } from '#schemas/rules/form-field.ts';
import { phoneError } from '#schemas/rules/phone-number.ts';
import { site } from '#schemas/site/site.ts';
import { cleanText } from '../../html/clean-text.ts';
import { readPhone, shownPhone } from '../account/phone.ts';

type Values = EndpointInput<'form.storeData'>['data'];
export type FormValue = string | number | boolean | string[];

/**
 * Returns the values of the shown fields by name; `badRequest` for a field that the form does not have. Forms without
 * scripts send everything as text. The value of a file is its name.
 */
export function readValues(
  fields: readonly FormField[],
  data: Values,
  files: FileNames = () => [],
): Result<Record<string, FormValue>> {
  const extra = Object.keys(data).find((name) => !fields.some((field) => field.name === name));
  if (extra !== undefined) return fail('badRequest', { field: extra });
  const entered: Entered = (name) => {
    const names = files(name);
    return names.length > 0 ? names : textsOf(Object.hasOwn(data, name) ? data[name] : undefined);
  };
  const misfit = fields.find((field) => !hasType(field, data));
  if (misfit) return fail('invalidValue', { field: misfit.name });
  const [error] = formErrors(fields, entered);
  if (error) return { ok: false, error };
  const unknown = shownFields(fields, entered).find(
    ({ name, type }) => type === 'tel' && entered(name).some((text) => phoneText(text) === null),
  );
  if (unknown) return { ok: false, error: { ...phoneError(site.country), field: unknown.name } };
  const values = shownFields(fields, entered).flatMap((field) => {
    const texts = entered(field.name);
    return texts.length > 0 ? [[field.name, valueOf(field, texts)] as const] : [];
  });
  return ok(Object.fromEntries(values));
}

/** Names of the files sent for a field. */
type FileNames = (field: string) => readonly string[];

function textsOf(value: Values[string] | undefined): readonly string[] {
  if (value === undefined || value === false) return [];
  const list = Array.isArray(value) ? value : [String(value)];
  return [...new Set(list.map(cleanText).filter((text) => text !== ''))];
}

const ticked: readonly unknown[] = [true, 'true', 'on'];

/** Whether a value has the type of its field, before its content is checked. */
function hasType({ name, type, options }: FormField, data: Values): boolean {
  const value = Object.hasOwn(data, name) ? data[name] : undefined;
  if (textsOf(value).length === 0) return true;
  if (type === 'file') return false;
  if (type === 'number') return typeof value === 'string' || typeof value === 'number';
  if (type !== 'checkbox') return typeof value === 'string';
  return options ? Array.isArray(value) || typeof value === 'string' : ticked.includes(value);
}

function valueOf({ type, options }: FormField, texts: readonly string[]): FormValue {
  const [text = ''] = texts;
  if (type === 'number') return readNumber(text) ?? text;
  if (type === 'checkbox') return options ? [...texts] : true;
  if (type === 'file') return [...texts];
  return type === 'tel' ? (phoneText(text) ?? text) : text;
}

/** The number includes its country code, so that staff can call it from anywhere. */
function phoneText(written: string): string | null {
  const number = readPhone(written, site.country);
  return number && shownPhone(number);
}
