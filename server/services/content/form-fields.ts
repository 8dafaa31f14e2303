import type { JsonObject } from '#schemas/document/element.ts';
import { type FormField, formFieldSchema } from '#schemas/entities/form.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import { fieldsIn } from './forms.ts';

const isField = createAjv().compile(formFieldSchema);
/** Types of fields that need choices. */
const choosing: ReadonlySet<string> = new Set(['select', 'radio']);

export interface WrongFormField {
  readonly index: number;
  /** The invalid member of the field. */
  readonly member: string;
}

/**
 * Returns the first field that cannot be shown or filled in. Conditions and comparisons may only name earlier
 * fields, so no two fields depend on each other.
 */
export function wrongFormField(fields: readonly JsonObject[]): WrongFormField | null {
  const known = new Set<string>();
  for (const [index, field] of fieldsIn(fields, defaultLanguage).entries()) {
    const member = wrongMember(field, known);
    if (member !== null) return { index, member };
    known.add(field.name);
  }
  return null;
}

/** Returns the fields that can be shown and filled in, in their order. */
export function usableFields(fields: readonly JsonObject[]): readonly JsonObject[] {
  const known = new Set<string>();
  return fields.filter((field) => {
    const [shown] = fieldsIn([field], defaultLanguage);
    if (!shown || wrongMember(shown, known) !== null) return false;
    known.add(shown.name);
    return true;
  });
}

function wrongMember(field: FormField, known: ReadonlySet<string>): string | null {
  if (!isField(field)) return isField.errors?.[0]?.instancePath.split('/')[1] ?? 'name';
  const { name, type, options = [], showWhen, sameAs, differsFrom } = field;
  if (known.has(name)) return 'name';
  if (choosing.has(type) && options.length === 0) return 'options';
  if (showWhen && !known.has(showWhen.field)) return 'showWhen/field';
  if (sameAs !== undefined && !known.has(sameAs)) return 'sameAs';
  return differsFrom !== undefined && !known.has(differsFrom) ? 'differsFrom' : null;
}
