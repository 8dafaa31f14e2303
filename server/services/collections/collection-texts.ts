import shared from 'virtual:texts/server/services/collections';
import { type Language, type TextsByLanguage, textsIn } from '#schemas/languages.ts';
import type { Collection, CollectionTexts } from './collection.ts';

const sharedTexts = shared as TextsByLanguage<CollectionTexts>;

/**
 * Returns the names of a collection, its fields and values in a language; its own texts override the shared
 * ones.
 */
export function collectionTexts(
  { texts }: Collection,
  language: Language,
): Required<CollectionTexts> {
  const common = textsIn(sharedTexts, language);
  const own = texts && textsIn(texts, language);
  return {
    collections: { ...common.collections, ...own?.collections },
    groups: { ...common.groups, ...own?.groups },
    fields: { ...common.fields, ...own?.fields },
    help: { ...common.help, ...own?.help },
    choices: { ...common.choices, ...own?.choices },
    views: { ...common.views, ...own?.views },
  };
}
