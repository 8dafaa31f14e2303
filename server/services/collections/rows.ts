import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionRow, OutdatedTranslation } from '#schemas/entities/collection.ts';

/** A row as the columns of `selection` return it. */
export type StoredRow = JsonObject & {
  readonly $id: string;
  readonly $revision: string;
  /** The value that a list is sorted by, as text. */
  readonly $sorted?: string;
  /** Outdated translations, only for a record that is read alone. */
  readonly $outdated?: readonly OutdatedTranslation[];
};

export function toRow(row: StoredRow): CollectionRow {
  const values = Object.entries(row).filter(([key]) => !key.startsWith('$'));
  return {
    id: row.$id,
    revision: row.$revision,
    values: Object.fromEntries(values),
    ...(row.$outdated && { outdated: row.$outdated }),
  };
}
