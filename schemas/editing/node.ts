import type { ElementMeta, Json, JsonObject } from '../document/element.ts';
import type { Language } from '../languages.ts';

/**
 * The unit of editing and publishing: a page, a template, or a shared element (master component, header,
 * footer …) with everything below it. `page:12`, `template:3`, `shared:header`.
 */
export type DocumentKey = `${'page' | 'template' | 'shared'}:${string}`;

/** Slot of the root nodes of a document. */
export const rootSlot = 'content';

/** Language to path (see `ElementInput.translations`; for phones `~mobile/` before it) to text. */
export type NodeTranslations = Readonly<Record<Language, Readonly<Record<string, Json>>>>;

/** Language to path to fingerprint of the default language's text that was translated. */
export type TranslationSources = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** One layer of options: a language, or `mobile` and `mobile-<language>` below 1380 px. */
export type OptionsLayer = string;

/**
 * One element of a document, or one placement of a shared element, as it is edited: a flat record with its
 * position, its texts in all languages, and values that are not valid yet.
 */
export interface EditNode {
  readonly id: string;
  readonly document: DocumentKey;
  /** Id of the parent element; null at the root of the document. */
  readonly parent: string | null;
  /** Slot of the parent; `content` at the root. */
  readonly slot: string;
  /** Fractional key: siblings are sorted by it (plain string comparison). */
  readonly order: string;
  readonly handler: string;
  /** Schema version the options are stored under. */
  readonly version: number;
  /** Name given by editors; may be empty. */
  readonly title: string;
  readonly slug: string | null;
  /** Options in the default language; for a placement only those that differ from the shared element. */
  readonly options: JsonObject;
  readonly translations: NodeTranslations;
  readonly sources: TranslationSources;
  readonly meta: ElementMeta;
  readonly mobileOptions: JsonObject;
  readonly mobileMeta: Partial<ElementMeta>;
  readonly linkMeta: JsonObject;
  /** Id of the shared element shown here; null for an element of the document's own. */
  readonly master: string | null;
  /** Names of the options that placements may replace; only on the root of a shared element. */
  readonly opened: readonly string[];
  /** Cannot be moved or removed until unlocked. */
  readonly locked: boolean;
  /** Complete options as typed that are not valid yet: stored, never rendered, never published. */
  readonly pending: Readonly<Partial<Record<OptionsLayer, JsonObject>>>;
  /** Value of the server's counter at the last saved change; 0 before the first save. */
  readonly revision: number;
}

/** Data of a document besides its nodes. */
export interface EditDocument {
  readonly key: DocumentKey;
  readonly kind: 'page' | 'template' | 'shared';
  /** Only the default language for templates and shared elements. */
  readonly title: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
  /** Slugs of a page, one per language; the one name of a template; empty for shared elements. */
  readonly slugs: Readonly<Record<Language, string>>;
  /** Languages it is published in. */
  readonly languages: readonly Language[];
  readonly publishedAt: string | null;
  /** Time of the next planned publication; null or absent: none is planned. */
  readonly plannedAt?: string | null;
  /** Whether its draft differs from the published version. */
  readonly changed: boolean;
  /** Number of placements of a shared element; 0 for other documents. */
  readonly uses: number;
  /** Template of a screen: the screen is rendered from it, and pages cannot start from it. */
  readonly isScreen?: boolean;
}

/** A change to one node: the new node, or null when it was removed. */
export interface NodeWrite {
  readonly id: string;
  /** Revision of the node that the change is based on; 0 for a new one. */
  readonly base: number;
  readonly node: EditNode | null;
}

/** Another editor changed the node since `base`; `node` is its current state, null when it was removed. */
export interface NodeConflict {
  readonly id: string;
  readonly theirs: EditNode | null;
}

/** An editor who is present in the document. */
export interface Editor {
  /** One per open tab. */
  readonly client: string;
  readonly name: string;
  /** The selected node; null for none. */
  readonly selection: string | null;
}

/** A problem that prevents publication of a document: its position, and the error to correct. */
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
