import type { EditDocument } from '#schemas/editing/node.ts';
import { type Language, languages } from '#schemas/languages.ts';
import { isSlug } from '#schemas/rules/slug.ts';
import { documentTitle } from './document-calls.ts';
import { slugOf } from './slug.ts';

/** Title and address of a page in one language. */
export interface PageName {
  readonly title: string;
  readonly slug: string;
  /** Whether the address was typed by hand. It then no longer follows the title. */
  readonly ownSlug: boolean;
}

export type PageNames = Readonly<Record<Language, PageName>>;

const noName: PageName = { title: '', slug: '', ownSlug: false };
export const noNames: PageNames = {};

export const nameIn = (names: PageNames, language: Language): PageName => names[language] ?? noName;

export function namesOf({ title, slugs }: EditDocument): PageNames {
  const name = (language: Language): PageName => ({
    title: title[language] ?? '',
    slug: slugs[language] ?? '',
    ownSlug: slugs[language] !== undefined,
  });
  return Object.fromEntries(languages.map((language) => [language, name(language)]));
}

export const withTitle = (name: PageName, title: string, language: Language): PageName => ({
  ...name,
  title,
  slug: name.ownSlug ? name.slug : slugOf(title, language),
});

/** A cleared address follows the title again. */
export const withSlug = (name: PageName, slug: string, language: Language): PageName =>
  slug === ''
    ? { ...name, slug: slugOf(name.title, language), ownSlug: false }
    : { ...name, slug, ownSlug: true };

export type NameError =
  | { readonly kind: 'wrong' }
  | { readonly kind: 'taken'; readonly by: string };

/** Returns why an address is invalid. Addresses must be unique within a language. */
export function slugError(
  { slug }: PageName,
  language: Language,
  others: readonly EditDocument[],
): NameError | null {
  if (slug === '') return null;
  if (!isSlug(slug)) return { kind: 'wrong' };
  const owner = others.find(({ slugs }) => slugs[language] === slug);
  return owner ? { kind: 'taken', by: documentTitle(owner, language) } : null;
}

/** Returns the filled-in values by language. */
export function filled(names: PageNames, part: 'title' | 'slug'): Record<Language, string> {
  return Object.fromEntries(
    languages
      .map((language) => [language, nameIn(names, language)[part].trim()] as const)
      .filter(([, value]) => value !== ''),
  );
}
