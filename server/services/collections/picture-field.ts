import { sql } from 'kysely';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { CollectionField } from './collection.ts';

interface PictureColumn {
  readonly table: string;
  /** Column that references `media`. */
  readonly column: string;
}

const key: JsonObject = { type: ['string', 'null'], minLength: 1, maxLength: 200 };

/** Field with a picture of the media library: staff see its key, the table holds its id. */
export const pictureField = ({ table, column }: PictureColumn): CollectionField => ({
  cell: 'picture',
  input: key,
  column,
  sql: sql`(SELECT media.key FROM media WHERE media.id = ${sql.ref(`${table}.${column}`)})`,
  stored: (value: Json) => sql`(SELECT media.id FROM media WHERE media.key = ${value})`,
});
