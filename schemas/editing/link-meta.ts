import type { JsonObject } from '../document/element.ts';

/**
 * Key of a placement's `linkMeta` under which editors keep values of its own that it does not show
 * now. By path; of no concern to visitors.
 */
export const asideKey = 'aside';

/** Key of `linkMeta` under which fields stand that are to be filled in (`placeholders.ts`). */
export const placeholdersKey = 'placeholders';

/** What visitors are told. */
export function shownLinkMeta(linkMeta: JsonObject): JsonObject {
  if (!Object.hasOwn(linkMeta, asideKey) && !Object.hasOwn(linkMeta, placeholdersKey)) {
    return linkMeta;
  }
  const { [asideKey]: _aside, [placeholdersKey]: _placeholders, ...shown } = linkMeta;
  return shown;
}
