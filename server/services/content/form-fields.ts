import type { JsonObject } from '#schemas/document/element.ts';
import { type FormField, formFieldSchema } from '#schemas/entities/form.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import { fieldsIn } from './forms.ts';

const isField = createAjv().compile(formFieldSchema);
/** Members that hold the name of another field. */
const namesOther: ReadonlySet<string> = new Set(['showWhen', 'sameAs', 'differsFrom']);
/** Types of fields that need choices. */
const choosing: ReadonlySet<string> = new Set(['select', 'radio']);

export interface WrongFormField {
  readonly index: number;
  /** The invalid member of the field. */
  readonly member: string;
  /** Why it is wrong, or why it does not go with the member `other` or with the fields above. */
  readonly reason: 'fieldName' | 'less' | 'neededForChoice' | 'nameTwice' | 'noEarlierField';
  readonly other?: string;
}

type WrongMember = Omit<WrongFormField, 'index'>;

/**
 * Returns the first field that cannot be shown or filled in. Conditions and comparisons may only name earlier
 * fields, so no two fields depend on each other.
 */
export function wrongFormField(fields: readonly JsonObject[]): WrongFormField | null {
  const known = new Set<string>();
  for (const [index, field] of fieldsIn(fields, defaultLanguage).entries()) {
    const wrong = wrongMember(field, known);
    if (wrong !== null) return { index, ...wrong };
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

function wrongMember(field: FormField, known: ReadonlySet<string>): WrongMember | null {
  if (!isField(field)) {
    const member = isField.errors?.[0]?.instancePath.split('/')[1] ?? 'name';
    return { member, reason: namesOther.has(member) ? 'noEarlierField' : 'fieldName' };
  }
  const { name, type, options = [], min, max, showWhen, sameAs, differsFrom } = field;
  if (known.has(name)) return { member: 'name', reason: 'nameTwice' };
  if (choosing.has(type) && options.length === 0) {
    return { member: 'options', reason: 'neededForChoice', other: 'type' };
  }
  if (min !== undefined && max !== undefined && min > max) {
    return { member: 'max', reason: 'less', other: 'min' };
  }
  const isUnknown = (other: string | undefined) => other !== undefined && !known.has(other);
  if (isUnknown(showWhen?.field)) return { member: 'showWhen/field', reason: 'noEarlierField' };
  if (isUnknown(sameAs)) return { member: 'sameAs', reason: 'noEarlierField' };
  return isUnknown(differsFrom) ? { member: 'differsFrom', reason: 'noEarlierField' } : null;
}
