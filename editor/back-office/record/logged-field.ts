import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import type { ValueField } from '../value.tsx';

interface LoggedField extends ValueField {
  readonly label: string;
}

/** A logged value that is no field of the collection, such as one of an import, is text under its key. */
export const loggedField = (
  collection: CollectionDescription | undefined,
  key: string,
): LoggedField =>
  collection?.fields.find((field) => field.key === key) ?? {
    label: key,
    cell: 'text',
    choices: [],
  };

/** The values of one side of a change, by field. */
export const valuesOf = (side: Json | undefined): JsonObject => (isObject(side) ? side : {});
