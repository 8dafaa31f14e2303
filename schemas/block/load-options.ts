import { copyJson } from '../document/copy-json.ts';
import type { JsonObject } from '../document/element.ts';
import { fail, ok, type Result } from '../result.ts';
import { migrateOptions, type StoredOptions } from './migrate-options.ts';
import type { BlockModel } from './model.ts';

/** Fills defaults in place and returns whether the value is valid. Compiled elsewhere (Ajv). */
export type OptionsValidator = (value: unknown) => boolean;

const ignore = () => undefined;

/**
 * Turns stored options into the options a view receives: migrate, apply defaults, validate. Does not change
 * the stored object. A version newer than the model gives `blockVersionUnknown`, and the stored options stay
 * as they are. A migration that throws makes the options invalid; `onError` receives the thrown value.
 */
export function loadOptions(
  model: BlockModel,
  stored: StoredOptions,
  validate: OptionsValidator,
  onError: (error: unknown) => void = ignore,
): Result<JsonObject> {
  if (stored.version > model.version) return fail('blockVersionUnknown');
  const options = migrated(model, stored, onError);
  return options && validate(options) ? ok(options) : fail('blockOptionsInvalid');
}

function migrated(
  model: BlockModel,
  stored: StoredOptions,
  onError: (error: unknown) => void,
): JsonObject | null {
  try {
    const options = migrateOptions(model, stored);
    // The result of a migration may not be JSON.
    return options === stored.options
      ? copyJson(options)
      : (JSON.parse(JSON.stringify(options)) as JsonObject);
  } catch (error) {
    onError(error);
    return null;
  }
}
