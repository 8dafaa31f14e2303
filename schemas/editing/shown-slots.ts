import type { BlockModel } from '../block/model.ts';
import { isObject } from '../block/translations.ts';
import type { Json, JsonObject } from '../document/element.ts';

/** Whether a block renders a slot with these options: columns beyond the chosen number are not rendered. */
export function isSlotShown(
  { slots, schema }: Pick<BlockModel, 'slots' | 'schema'>,
  slot: string,
  options: JsonObject,
): boolean {
  const shown = slots[slot]?.shown;
  return !shown || amount(options[shown.option] ?? defaultOf(schema, shown.option)) >= shown.least;
}

/** Returns a number, or the length of a list. */
const amount = (value: Json | undefined): number =>
  Array.isArray(value) ? value.length : Number(value ?? 0);

function defaultOf({ properties }: JsonObject, option: string): Json | undefined {
  const field = isObject(properties) ? properties[option] : undefined;
  return isObject(field) ? field.default : undefined;
}
