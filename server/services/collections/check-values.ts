import type { ValidateFunction } from 'ajv';
import type { JsonObject } from '#schemas/document/element.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import { type Collection, inputSchema } from './collection.ts';

const ajv = createAjv();
const compiled = new WeakMap<Collection, ValidateFunction>();

/** Checks the values that staff entered; `badRequest` names the first wrong field. */
export function checkValues(collection: Collection, values: JsonObject): Result<true> {
  const check = compiled.get(collection) ?? ajv.compile(inputSchema(collection));
  compiled.set(collection, check);
  if (!check(values)) return fail('badRequest', { field: wrongField(check) });
  const field = collection.check?.(values) ?? null;
  return field === null ? ok(true) : fail('badRequest', { field });
}

function wrongField({ errors }: ValidateFunction): string {
  const [first] = errors ?? [];
  const { missingProperty = '', additionalProperty = '' } = first?.params ?? {};
  const parts = [first?.instancePath.slice(1), missingProperty || additionalProperty];
  return parts.filter(Boolean).join('/');
}
