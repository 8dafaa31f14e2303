import type { JsonObject } from '../document/element.ts';

/**
 * Key of a placement's `linkMeta` under which editors keep values of its own that it does not show
 * now. By path; of no concern to visitors.
 */
export const asideKey = 'aside';

/** Key of `linkMeta` under which fields stand that are to be filled in (`placeholders.ts`). */
export const placeholdersKey = 'placeholders';

/** Key of `linkMeta` under which texts are marked that are still examples (`example-texts.ts`). */
export const exampleTextsKey = 'exampleTexts';

const editorKeys: readonly string[] = [asideKey, placeholdersKey, exampleTextsKey];

/** What visitors are told. */
export function shownLinkMeta(linkMeta: JsonObject): JsonObject {
  if (!editorKeys.some((key) => Object.hasOwn(linkMeta, key))) return linkMeta;
  return Object.fromEntries(Object.entries(linkMeta).filter(([key]) => !editorKeys.includes(key)));
}
