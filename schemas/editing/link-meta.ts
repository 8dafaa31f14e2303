import type { JsonObject } from '../document/element.ts';

/**
 * Key of a placement's `linkMeta` under which editors keep values of its own that it does not show
 * now. By path; of no concern to visitors.
 */
export const asideKey = 'aside';

/** What visitors are told. */
export function shownLinkMeta(linkMeta: JsonObject): JsonObject {
  if (!Object.hasOwn(linkMeta, asideKey)) return linkMeta;
  const { [asideKey]: _aside, ...shown } = linkMeta;
  return shown;
}
