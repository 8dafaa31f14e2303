import type { ElementMeta, Json, JsonObject } from '../document/element.ts';
import type { Language } from '../languages.ts';

/**
 * What is edited and published as one: a page, a template, or a shared element (master component,
 * header, footer …) with everything below it. `page:12`, `template:3`, `shared:header`.
 */
export type DocumentKey = `${'page' | 'template' | 'shared'}:${string}`;

/** Where the roots of a document stand. */
export const rootSlot = 'content';

/** Language to path (see `ElementInput.translations`; for phones `~mobile/` before it) to text. */
export type NodeTranslations = Readonly<Partial<Record<Language, Readonly<Record<string, Json>>>>>;

/** Language to path to fingerprint of the Croatian text that was translated. */
export type TranslationSources = Readonly<
  Partial<Record<Language, Readonly<Record<string, string>>>>
>;

/** Whose options: the Croatian ones, those in another language, or those below 1380 px of either. */
export type OptionsLayer = Language | 'mobile' | `mobile-${Language}`;

/**
 * One element of a document, or one placement of a shared element, as it is edited: a flat record
 * with its place, its texts in all languages, and what does not keep the schema yet.
 */
export interface EditNode {
  readonly id: string;
  readonly document: DocumentKey;
  /** Id of the parent element; null at the root of the document. */
  readonly parent: string | null;
  /** Slot of the parent; `content` at the root. */
  readonly slot: string;
  /** Fractional key: siblings stand in the order of these texts (plain comparison). */
  readonly order: string;
  readonly handler: string;
  /** Schema version the options are stored under. */
  readonly version: number;
  /** Name that editors gave it; empty for none. */
  readonly title: string;
  readonly slug: string | null;
  /** Croatian options; for a placement only what is different here. */
  readonly options: JsonObject;
  readonly translations: NodeTranslations;
  readonly sources: TranslationSources;
  readonly meta: ElementMeta;
  readonly mobileOptions: JsonObject;
  readonly mobileMeta: Partial<ElementMeta>;
  readonly linkMeta: JsonObject;
  /** Id of the shared element shown here; null for an element of the document's own. */
  readonly master: string | null;
  /** Of the root of a shared element: names of the options that placements may replace. */
  readonly opened: readonly string[];
  /** Neither moved nor removed until unlocked. */
  readonly locked: boolean;
  /** Whole options as typed that do not keep the schema yet: kept, never rendered, never published. */
  readonly pending: Readonly<Partial<Record<OptionsLayer, JsonObject>>>;
  /** Of the server's counter when it last changed there; 0 before it was ever saved. */
  readonly revision: number;
}

/** What the editor knows of a document besides its nodes. */
export interface EditDocument {
  readonly key: DocumentKey;
  readonly kind: 'page' | 'template' | 'shared';
  /** Croatian for templates and shared elements. */
  readonly title: Readonly<Partial<Record<Language, string>>>;
  readonly description: Readonly<Partial<Record<Language, string>>>;
  /** Of a page per language; of a template its one name; empty for shared elements. */
  readonly slugs: Readonly<Partial<Record<Language, string>>>;
  /** Languages it is published in. */
  readonly languages: readonly Language[];
  readonly publishedAt: string | null;
  /** When the next of its planned publications is due; null or absent: none is planned. */
  readonly plannedAt?: string | null;
  /** Whether its draft differs from what is published. */
  readonly changed: boolean;
  /** Places a shared element stands in; 0 for others. */
  readonly uses: number;
  /** Of a template: a screen is rendered from it, pages do not begin with it. */
  readonly isScreen?: boolean;
}

/** A change that was made to one node: the node as it is now, or null when it is gone. */
export interface NodeWrite {
  readonly id: string;
  /** Revision of the node that the change is based on; 0 for a new one. */
  readonly base: number;
  readonly node: EditNode | null;
}

/** Someone else changed the node since `base`: what it is now; null when it is gone. */
export interface NodeConflict {
  readonly id: string;
  readonly theirs: EditNode | null;
}

/** Somebody who is here. */
export interface Editor {
  /** One per open tab. */
  readonly client: string;
  readonly name: string;
  /** The node he works on; null for none. */
  readonly selection: string | null;
}

/** Why a document cannot be published: the place, and what to mend. */
export interface Problem {
  readonly document: DocumentKey;
  readonly node: string | null;
  /** Path of the option, joined by `/`; empty for the node itself. */
  readonly path: string;
  readonly layer: OptionsLayer | null;
  readonly severity: 'error' | 'warning';
  /** An error of the closed list. */
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}
