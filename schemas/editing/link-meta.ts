import type { JsonObject } from '../document/element.ts';

/**
 * Key of a placement's `linkMeta` for its stashed overrides: values that are stored but not shown now. By
 * path; not sent to visitors.
 */
export const stashKey = 'aside';

/** Key of `linkMeta` for fields that are to be filled in (`placeholders.ts`). */
export const placeholdersKey = 'placeholders';

/** Key of `linkMeta` for marks of texts that are still examples (`example-texts.ts`). */
export const exampleTextsKey = 'exampleTexts';

const editorKeys: readonly string[] = [stashKey, placeholdersKey, exampleTextsKey];

/** Returns the part of `linkMeta` that visitors receive. */
export function shownLinkMeta(linkMeta: JsonObject): JsonObject {
  if (!editorKeys.some((key) => Object.hasOwn(linkMeta, key))) return linkMeta;
  return Object.fromEntries(Object.entries(linkMeta).filter(([key]) => !editorKeys.includes(key)));
}
