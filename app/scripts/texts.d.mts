import type { Plugin } from './read-site.mjs';

export type Category = Intl.LDMLPluralRule;

/** Where the texts of a site are, and its languages. */
export interface TextSources {
  readonly folder: string;
  readonly languages: readonly { readonly code: string; readonly fallback?: readonly string[] }[];
  readonly plugins?: readonly Plugin[];
}

/** Returns the owners of texts below a parent; none if its folder does not exist. */
export function ownersBelow(parent: string): string[];

/** What the owners of a plugin begin with. */
export function ownerPrefix(plugin: Pick<Plugin, 'name'>): string;

/** Returns the plural categories of a language, in the order of their forms. */
export function categoriesOf(language: string): Category[];

/** Whether a value holds the forms of one text, by plural category. */
export function isPlural(value: unknown): value is Partial<Record<Category, string>>;

type Messages = Readonly<Record<string, string>>;

/** The texts of owners, in each language of a site. */
export interface Texts {
  readonly messages: (owner: string) => Readonly<Record<string, Messages>>;
}

/** Reads the texts of a site. */
export function createTexts(site: TextSources): Texts;
