import type { GroundName } from '../theme/token-list.ts';

/**
 * The documents of the system, by their names in the API (ENT-29, ENT-42). An element is one block on a page;
 * `options` are the block's props, `parts` its named slots.
 */
export interface Element {
  readonly id: string;
  /** Name of the block that renders it. */
  readonly handler: string;
  /** Block version its `options` were stored under. */
  readonly version: number;
  readonly title: string;
  readonly type: string;
  readonly language_code: string;
  readonly options: JsonObject;
  readonly parts: Readonly<Record<string, readonly Element[]>>;
  readonly meta: ElementMeta;
  /** Sparse overrides below 1380 px (LAYOUT-18). */
  readonly mobileOptions: JsonObject;
  readonly mobileMeta: Partial<ElementMeta>;
  readonly linkMeta: JsonObject;
  readonly slug: string | null;
  readonly created_at: string;
  readonly revision: number;
}

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/**
 * Appearance and visibility settings that every block shares. All optional: absent means the block's own
 * default.
 */
export interface ElementMeta {
  readonly space?: 'none' | 'small' | 'medium' | 'large';
  readonly width?: 'content' | 'wide' | 'full';
  readonly background?: 'page' | GroundName;
  /** A style that the site adds: a file of its folder `styles`. */
  readonly style?: string;
  readonly anchor?: string;
  readonly hidden?: boolean;
  /** Shown only from / until these instants (ISO). */
  readonly from?: string;
  readonly until?: string;
  /** Languages it is shown in; absent means all. */
  readonly languages?: readonly string[];
  readonly audience?: 'everyone' | 'guests' | 'customers';
  readonly device?: 'all' | 'mobile' | 'desktop';
}

/** Puts an element on a page, post or template (ENT-42). */
export interface LinkMapping {
  readonly handler: string;
  readonly linkId: string;
  readonly order: number;
  /** Id of the shared element (master component) shown here; null when the element is the page's own. */
  readonly master_id: string | null;
  readonly meta: JsonObject;
  /** Overrides of those options of the shared element that placements may replace. */
  readonly options: JsonObject;
}

/** An element as authored in fixtures: ids are given, the other fields have defaults. Texts are in the default language. */
export interface ElementInput {
  readonly id: string;
  readonly handler: string;
  readonly version?: number;
  readonly title?: string;
  readonly options?: JsonObject;
  readonly meta?: ElementMeta;
  readonly mobileOptions?: JsonObject;
  readonly mobileMeta?: Partial<ElementMeta>;
  readonly parts?: Readonly<Record<string, readonly ElementInput[]>>;
  readonly slug?: string;
  /**
   * Translations: language to path to text. A path joins keys by `/`; members of arrays of objects are
   * identified by their `id`, e.g. `items/q1/title`.
   */
  readonly translations?: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

/** A link as authored: either a shared element by id or the page's own element. */
export type LinkMappingInput =
  | { readonly shared: string; readonly options?: JsonObject }
  | { readonly element: ElementInput };
