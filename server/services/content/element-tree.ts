import { isObject, translateOptions } from '#schemas/block/translations.ts';
import type { Element, ElementMeta, Json, JsonObject } from '#schemas/document/element.ts';
import { defaultLanguage, type Language, wireLanguage } from '#schemas/languages.ts';
import type { Translations } from '../../db/tables/content.ts';

/** An element as stored: Croatian texts, translations beside them. */
export interface ElementRow {
  readonly id: string;
  readonly handler: string;
  readonly version: number;
  readonly title: string;
  readonly type: string;
  readonly options: JsonObject;
  readonly translations: Translations;
  readonly meta: ElementMeta;
  readonly mobile_options: JsonObject;
  readonly mobile_meta: Partial<ElementMeta>;
  readonly link_meta: JsonObject;
  readonly slug: string | null;
  readonly parent_id: string | null;
  readonly slot: string | null;
  readonly revision: number;
  readonly created_at: string;
}

/** Where an element stands, and what is different there. */
export interface LinkRow {
  readonly id: string;
  readonly element_id: string | null;
  readonly master_id: string | null;
  readonly meta: JsonObject;
  readonly options: JsonObject;
}

export type ElementsByParent = ReadonlyMap<string | null, readonly ElementRow[]>;

export function groupByParent(rows: readonly ElementRow[]): ElementsByParent {
  const groups = new Map<string | null, ElementRow[]>();
  for (const row of rows) groups.set(row.parent_id, [...(groups.get(row.parent_id) ?? []), row]);
  return groups;
}

/** An element with its children by slot, in one language. `suffix` keeps ids unique on a page. */
export function elementTree(
  row: ElementRow,
  children: ElementsByParent,
  language: Language,
  suffix = '',
): Element {
  const parts: Record<string, Element[]> = {};
  for (const child of children.get(row.id) ?? []) {
    const slot = child.slot ?? '';
    parts[slot] = [...(parts[slot] ?? []), elementTree(child, children, language, suffix)];
  }
  return {
    id: row.id + suffix,
    handler: row.handler,
    version: row.version,
    title: row.title,
    type: row.type,
    language_code: wireLanguage[language],
    options: inLanguage(row.options, row.translations, language),
    parts,
    meta: row.meta,
    mobileOptions: inLanguage(row.mobile_options, row.translations, language),
    mobileMeta: row.mobile_meta,
    linkMeta: row.link_meta,
    slug: row.slug,
    created_at: row.created_at,
    revision: row.revision,
  };
}

/** A text that is not translated stays Croatian (I18N-04). */
function inLanguage(options: JsonObject, translations: Translations, language: Language) {
  if (language === defaultLanguage) return options;
  return translateOptions(options, translations[language] ?? {});
}

/**
 * The element where a link puts it. The link's options win over those of a shared element, also over
 * its translations: those belong to the text that was replaced.
 */
export function linkedElement(element: Element, link: LinkRow): Element {
  return {
    ...element,
    options: overridden(element.options, link.options) as JsonObject,
    linkMeta: { ...element.linkMeta, ...link.meta },
  };
}

/** Objects are merged, anything else is replaced. */
function overridden(base: Json, change: Json): Json {
  if (!isObject(base) || !isObject(change)) return change;
  const changes = Object.entries(change).map(([key, value]) => {
    const own = Object.hasOwn(base, key) ? (base[key] ?? null) : null;
    return [key, overridden(own, value)] as const;
  });
  return { ...base, ...Object.fromEntries(changes) };
}
