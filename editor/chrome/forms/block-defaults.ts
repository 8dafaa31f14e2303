import type { OptionsValidator } from '#schemas/block/load-options.ts';
import type { JsonObject } from '#schemas/document/element.ts';

/** Returns a function that fills in the schema's defaults, valid or not. It copies the value. */
export function blockDefaults(validate: OptionsValidator): (value: JsonObject) => JsonObject {
  return (value) => {
    const copy = JSON.parse(JSON.stringify(value)) as JsonObject;
    validate(copy);
    return copy;
  };
}
