import type { EditNode, NodeTranslations, TranslationSources } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';

/**
 * Returns the nodes to be published. The default language includes structure and everything shared; another language only
 * its text for nodes that are already published. Text in other languages is unchanged.
 */
export function publishedWith(
  before: ReadonlyMap<string, EditNode>,
  draft: readonly EditNode[],
  requested: readonly Language[],
): EditNode[] {
  const drafts = new Map(draft.map((node) => [node.id, node]));
  const bases = requested.includes(defaultLanguage) ? draft : [...before.values()];
  return bases.map((base): EditNode => {
    const from = (language: Language) =>
      requested.includes(language) ? drafts.get(base.id) : before.get(base.id);
    const translations = perLanguage((language) => from(language)?.translations[language]);
    const sources = perLanguage((language) => from(language)?.sources[language]);
    return { ...base, translations, sources, pending: {} };
  });
}

type Texts = NodeTranslations | TranslationSources;

/** Removes languages without text. */
export function withoutEmpty<T extends Texts>(texts: T): T {
  return perLanguage((language) => texts[language]) as T;
}

function perLanguage<T extends object>(valueOf: (language: Language) => T | undefined) {
  const entries = languages.flatMap((language) => {
    const value = valueOf(language);
    return value && Object.keys(value).length > 0 ? [[language, value] as const] : [];
  });
  return Object.fromEntries(entries) as Record<Language, T>;
}
