import { isObject } from '#schemas/block/translations.ts';
import type { CollectionDescription, CollectionRow } from '#schemas/entities/collection.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';

/** The name of a record; one by language in that language. */
export function titleOf(
  collection: Pick<CollectionDescription, 'title'>,
  { id, values }: CollectionRow,
  language: Language,
): string {
  const title = values[collection.title];
  if (isObject(title)) return localize(title as LocalizedText, language) || id;
  return title === null || title === undefined || title === '' ? id : String(title);
}
