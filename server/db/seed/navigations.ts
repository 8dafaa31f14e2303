import type { NavigationData, NavigationItemData } from '#schemas/content-data.ts';
import type { ElementInput, JsonObject } from '#schemas/document/element.ts';
import { defaultLanguage, type LocalizedText, languages, localize } from '#schemas/languages.ts';

/** Returns a menu as the shared element that it is stored as; its key is the element's slug. */
export function navigationElement({ key, title, items }: NavigationData): ElementInput {
  return {
    id: `navigation-${key}`,
    handler: 'navigation',
    title: localize(title, defaultLanguage),
    slug: key,
    options: { items: items.map(entryOf) },
    translations: Object.fromEntries(
      languages
        .filter((language) => language !== defaultLanguage)
        .map((language) => [language, textsOf(items, 'items', (text) => text[language])]),
    ),
  };
}

const entryId = (index: number) => `i${index + 1}`;

function entryOf({ title, target, children }: NavigationItemData, index: number): JsonObject {
  const entry = { id: entryId(index), title: localize(title, defaultLanguage), target };
  return children ? { ...entry, items: children.map(entryOf) } : entry;
}

function textsOf(
  items: readonly NavigationItemData[],
  path: string,
  read: (text: LocalizedText) => string | undefined,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [index, { title, children = [] }] of items.entries()) {
    const at = `${path}/${entryId(index)}`;
    const text = read(title);
    if (text !== undefined) texts[`${at}/title`] = text;
    Object.assign(texts, textsOf(children, `${at}/items`, read));
  }
  return texts;
}
