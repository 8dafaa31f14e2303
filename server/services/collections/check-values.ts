import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { valueAt } from '#schemas/editing/fields.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import { type Collection, inputSchema } from './collection.ts';

// Verbose: errors hold the schema that they broke.
const ajv = createAjv({ verbose: true });
const compiled = new WeakMap<Collection, ValidateFunction>();

/**
 * Checks the values that staff entered; `required` and `badRequest` name the first wrong field. The parameters of a
 * broken rule are its `reason` and the `other` field. A value that does not fit the schema of its field has what the
 * schema `expects` as its reason, else the keyword, such as `maximum`.
 */
export function checkValues(collection: Collection, values: JsonObject): Result<true> {
  const check = compiled.get(collection) ?? ajv.compile(inputSchema(collection));
  compiled.set(collection, check);
  if (!check(values)) return refuse(values, check.errors?.[0]);
  const broken = collection.check?.(values);
  if (!broken) return ok(true);
  const { field, ...params } = broken;
  return fail('badRequest', { field, params });
}

function refuse(values: JsonObject, error: ErrorObject | undefined): Result<never> {
  const { instancePath = '', keyword, params = {} } = error ?? {};
  const { missingProperty = '', additionalProperty = '' } = params;
  const path = instancePath.slice(1);
  const field = [path, missingProperty || additionalProperty].filter(Boolean).join('/');
  const isMissing = keyword === 'required' || isEmpty(valueAt(values, path));
  return isMissing
    ? fail('required', { field })
    : fail('badRequest', { field, params: { reason: reasonOf(error) } });
}

function reasonOf({ keyword = '', parentSchema = {} }: Partial<ErrorObject> = {}): string {
  const { expects, type } = parentSchema;
  if (keyword === 'pattern' || keyword === 'format') return String(expects ?? keyword);
  return keyword === 'type' && [type].flat().includes('integer') ? 'wholeNumber' : keyword;
}

const isEmpty = (value: Json | undefined): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
