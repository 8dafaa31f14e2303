import type { JsonObject } from '../document/element.ts';
import { fail, ok, type Result } from '../result.ts';
import { migrateOptions, type StoredOptions } from './migrate-options.ts';
import type { BlockModel } from './model.ts';

/** Fills defaults in place and answers whether the value keeps the schema. Compiled elsewhere (Ajv). */
export type OptionsValidator = (value: unknown) => boolean;

/**
 * Stored options to the options a view receives: migrate, default, validate. The stored object stays
 * untouched. A version newer than the model is `blockVersionUnknown`: it is kept as stored.
 */
export function loadOptions(
  model: BlockModel,
  stored: StoredOptions,
  validate: OptionsValidator,
): Result<JsonObject> {
  if (stored.version > model.version) return fail('blockVersionUnknown');
  const options = JSON.parse(JSON.stringify(migrateOptions(model, stored))) as JsonObject;
  return validate(options) ? ok(options) : fail('blockOptionsInvalid');
}
