import type { Generated } from 'kysely';
import type { ElementMeta, Json, JsonObject } from '#schemas/document/element.ts';
import type { LocalizedText } from '#schemas/languages.ts';
import type { JsonbDefault, Localized } from '../columns.ts';

/** Language to path (see `ElementInput.translations`) to text. */
export type Translations = Readonly<Record<string, Readonly<Record<string, Json>>>>;

/** Language to path to hash of the default language's text that was translated; a missing hash counts as current. */
export type TranslationSources = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface ElementsTable {
  id: string;
  handler: string;
  version: Generated<number>;
  title: Generated<string>;
  type: Generated<string>;
  options: JsonbDefault<JsonObject>;
  translations: JsonbDefault<Translations>;
  translation_sources: JsonbDefault<TranslationSources>;
  meta: JsonbDefault<ElementMeta>;
  mobile_options: JsonbDefault<JsonObject>;
  mobile_meta: JsonbDefault<Partial<ElementMeta>>;
  link_meta: JsonbDefault<JsonObject>;
  slug: string | null;
  parent_id: string | null;
  slot: string | null;
  position: Generated<string>;
  /** Whether it is the root of a shared element. */
  shared: Generated<boolean>;
  /** Page, template or shared element it belongs to (`DocumentKey`); null until it is inserted. */
  document: string | null;
  /** The shared element that is placed here; `options` then contain only the differences. */
  master_id: string | null;
  opened: Generated<readonly string[]>;
  locked: Generated<boolean>;
  revision: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface PagesTable {
  id: Generated<number>;
  slugs: Localized;
  title: Localized;
  description: Localized;
  languages: Generated<readonly string[]>;
  revision: Generated<number>;
  published_at: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface PageSlugsTable {
  language: string;
  slug: string;
  page_id: number;
  is_current: Generated<boolean>;
}

export interface TemplatesTable {
  id: Generated<number>;
  slug: string;
  title: Localized;
  description: Localized;
  revision: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface PostsTable {
  id: Generated<number>;
  slugs: Localized;
  title: Localized;
  excerpt: Localized;
  body: Localized;
  media_id: number | null;
  author_id: number | null;
  post_type: Generated<string>;
  revision: Generated<number>;
  published_at: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface AuthorsTable {
  id: Generated<number>;
  slug: string;
  name: string;
  bio: Localized;
  media_id: number | null;
  links: Generated<readonly string[]>;
}

export interface PostSlugsTable {
  language: string;
  slug: string;
  post_id: number;
  is_current: Generated<boolean>;
}

export interface AuthorSlugsTable {
  slug: string;
  author_id: number;
}

export interface TermsTable {
  id: Generated<number>;
  /** The slug of the first language in `slugs`. */
  slug: string;
  /** Completed by a trigger, which also writes `term_slugs`. */
  slugs: JsonbDefault<LocalizedText>;
  title: Localized;
  position: Generated<number>;
}

export interface TermSlugsTable {
  language: string;
  slug: string;
  term_id: number;
  is_current: Generated<boolean>;
}

export interface PostTermsTable {
  post_id: number;
  term_id: number;
  position: number;
}

export interface EventsTable {
  id: Generated<number>;
  slug: string;
  title: Localized;
  excerpt: Localized;
  body: Localized;
  location: Localized;
  media_id: number | null;
  ticket_product_id: number | null;
  /** Total number of places; null if they are not counted. */
  capacity: number | null;
  /** Names of numbered seats in the order they are assigned; empty for free seating. */
  seats: Generated<readonly string[]>;
  date_from: string;
  date_to: string;
  created_at: Generated<string>;
}
