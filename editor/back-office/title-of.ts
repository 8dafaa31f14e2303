import { isObject } from '#schemas/block/translations.ts';
import type { CollectionDescription, CollectionRow } from '#schemas/entities/collection.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';

/**
 * Returns the title of a record, in the given language if it has several. A record that is named by another one,
 * whose title is loaded, is called by the word for one record.
 */
export function titleOf(
  collection: Pick<CollectionDescription, 'title' | 'one' | 'fields'>,
  { id, values }: CollectionRow,
  language: Language,
): string {
  if (titleField(collection)?.cell === 'record') return collection.one;
  const title = values[collection.title];
  if (isObject(title)) return localize(title as LocalizedText, language) || id;
  return title === null || title === undefined || title === '' ? id : String(title);
}

/** The field that names a record. */
export const titleField = ({ fields, title }: Pick<CollectionDescription, 'title' | 'fields'>) =>
  fields.find(({ key }) => key === title);
