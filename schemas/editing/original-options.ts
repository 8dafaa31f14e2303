import type { OptionsValidator } from '../block/load-options.ts';
import type { BlockModel } from '../block/model.ts';
import { isObject, translateOptions } from '../block/translations.ts';
import type { Json, JsonObject } from '../document/element.ts';
import { type Field, translatableFields, valueAt, withValueAt } from './fields.ts';
import { emptyValue, isVacant } from './placeholders.ts';

interface Block {
  readonly model: Pick<BlockModel, 'schema'>;
  readonly validate: OptionsValidator;
}

export interface OriginalOptions {
  readonly options: JsonObject;
  /** Texts, by path, that are substituted where the block does not allow empty ones. */
  readonly standIns: Readonly<Record<string, Json>>;
}

/**
 * Returns options typed in another language, with the original texts of `before`. Texts added there have no
 * original yet: they are empty, or hold the typed text where the block does not allow empty ones.
 */
export function originalOptions(
  before: JsonObject,
  block: Block,
  options: JsonObject,
): OriginalOptions {
  const { schema } = block.model;
  const fields = translatableFields(schema, options);
  const isKnown = ({ path }: Field) => valueAt(before, path) !== undefined;
  const shared = translatableFields(schema, before).reduce(
    (made, { path, value }) => (hasPlaceFor(made, path) ? withValueAt(made, path, value) : made),
    options,
  );
  const added = fields.filter((field) => !isKnown(field));
  if (added.length === 0) return { options: shared, standIns: {} };
  const unwritten = translateOptions(shared, textsBy(added, unwrittenText));
  // Validators fill in defaults, so they get a copy.
  if (block.validate(JSON.parse(JSON.stringify(unwritten)))) {
    return { options: unwritten, standIns: {} };
  }
  const written = added.filter(({ value }) => !isVacant(value));
  return { options: shared, standIns: textsBy(written, ({ value }) => value) };
}

/** Also true for a text that was removed only in the other language. */
function hasPlaceFor(options: JsonObject, path: string): boolean {
  const parent = valueAt(options, path.split('/').slice(0, -1).join('/'));
  return isObject(parent) || valueAt(options, path) !== undefined;
}

const unwrittenText = ({ schema }: Field): Json => schema.default ?? emptyValue(schema);

const textsBy = (fields: readonly Field[], textOf: (field: Field) => Json) =>
  Object.fromEntries(fields.map((field) => [field.path, textOf(field)]));
