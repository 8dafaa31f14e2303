import type { OptionsValidator } from '#schemas/block/load-options.ts';
import type { JsonObject } from '#schemas/document/element.ts';

/** Fills in what a block's schema defaults, valid or not; the value stays untouched. */
export function blockDefaults(validate: OptionsValidator): (value: JsonObject) => JsonObject {
  return (value) => {
    const copy = JSON.parse(JSON.stringify(value)) as JsonObject;
    validate(copy);
    return copy;
  };
}
