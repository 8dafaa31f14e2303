import { isObject } from '#schemas/block/translations.ts';
import type { CollectionDescription, CollectionRow } from '#schemas/entities/collection.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';

/** Returns the title of a record, in the given language if it has several. */
export function titleOf(
  collection: Pick<CollectionDescription, 'title'>,
  { id, values }: CollectionRow,
  language: Language,
): string {
  const title = values[collection.title];
  if (isObject(title)) return localize(title as LocalizedText, language) || id;
  return title === null || title === undefined || title === '' ? id : String(title);
}
