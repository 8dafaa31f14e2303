import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { fingerprint } from '#schemas/editing/fingerprint.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';

const others = languages.filter((language) => language !== defaultLanguage);

const listOf = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter(isObject) : [];

/** The entries of a menu with their labels in all languages, as the form shows them. */
export function entriesOf(node: EditNode): JsonObject[] {
  const inForm = (entry: JsonObject, parent: string): JsonObject => {
    const path = `${parent}/${String(entry.id)}`;
    const items = listOf(entry.items).map((inner) => inForm(inner, `${path}/items`));
    const hasList = parent === 'items' || entry.items !== undefined;
    return { ...entry, title: titlesAt(node, entry, path), ...(hasList && { items }) };
  };
  return listOf(node.options.items).map((entry) => inForm(entry, 'items'));
}

function titlesAt({ translations }: EditNode, { title }: JsonObject, path: string): JsonObject {
  const translated = others.flatMap((language) => {
    const text = translations[language]?.[`${path}/title`];
    return typeof text === 'string' ? [[language, text] as const] : [];
  });
  return { [defaultLanguage]: title ?? '', ...Object.fromEntries(translated) };
}

/**
 * Returns the menu with these entries. A changed translation counts as up to date; one that is kept stays the
 * translation of the label that it was made from.
 */
export function withEntries(node: EditNode, entries: readonly JsonObject[]): EditNode {
  const texts = labelsOf(entries);
  return {
    ...node,
    options: { ...node.options, items: entries.map(asStored) },
    translations: { ...node.translations, ...inLanguages((language) => textsIn(texts, language)) },
    sources: { ...node.sources, ...inLanguages((language) => printsOf(node, texts, language)) },
  };
}

function asStored({ items, title, ...entry }: JsonObject): JsonObject {
  const label = isObject(title) ? (title[defaultLanguage] ?? '') : '';
  return {
    ...entry,
    title: label,
    ...(items !== undefined && { items: listOf(items).map(asStored) }),
  };
}

type Titles = readonly (readonly [path: string, titles: JsonObject])[];

/** The labels of all entries in each language, by their path. */
export function labelsOf(entries: readonly JsonObject[], parent = 'items'): Titles {
  return entries.flatMap(({ id, title, items }) => {
    const path = `${parent}/${String(id)}`;
    return [
      [`${path}/title`, isObject(title) ? title : {}] as const,
      ...labelsOf(listOf(items), `${path}/items`),
    ];
  });
}

const inLanguages = <T>(of: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(others.map((language) => [language, of(language)])) as Record<Language, T>;

const textsIn = (titles: Titles, language: Language): Record<string, string> =>
  Object.fromEntries(
    titles.flatMap(([path, texts]) => {
      const text = texts[language];
      return typeof text === 'string' && text !== '' ? [[path, text]] : [];
    }),
  );

function printsOf(node: EditNode, titles: Titles, language: Language): Record<string, string> {
  const before = node.translations[language] ?? {};
  const known = node.sources[language] ?? {};
  const labels = new Map(labelsOf(entriesOf(node)));
  return Object.fromEntries(
    titles.flatMap(([path, texts]) => {
      if (typeof texts[language] !== 'string' || texts[language] === '') return [];
      const isKept = texts[language] === before[path];
      const original = (isKept && labels.get(path)) || texts;
      const print = fingerprint(original[defaultLanguage] ?? '');
      return [[path, isKept ? (known[path] ?? print) : print]];
    }),
  );
}
