import { joinOptions, migrateOverrides } from '#schemas/block/migrate-overrides.ts';
import type { BlockModel } from '#schemas/block/model.ts';
import { overlay } from '#schemas/block/overlay.ts';
import { translateOptions } from '#schemas/block/translations.ts';
import type { Element, JsonObject } from '#schemas/document/element.ts';
import { mobileOverrides } from '#schemas/editing/layer-options.ts';
import { shownLinkMeta } from '#schemas/editing/link-meta.ts';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import type { Models } from '#schemas/editing/slots.ts';
import { defaultLanguage, type Language, wireLanguage } from '#schemas/languages.ts';
import type { ShownNode } from './element-rows.ts';

/** Ordered nodes by parent: the id of the parent node, or the document for roots. */
type ByParent = ReadonlyMap<string, readonly ShownNode[]>;

interface Rendering {
  readonly children: ByParent;
  readonly language: Language;
  /** Shared elements rendered so far; further copies get different ids. */
  readonly seen: Set<string>;
  /** Enclosing shared elements, none of which may contain itself. */
  readonly inside: readonly string[];
  readonly suffix: string;
  /** Blocks used to migrate placements that are older than their shared element. */
  readonly models: Models;
}

/** Returns the elements of a document, in order, in one language, with shared elements inserted. */
export function assembleDocument(
  nodes: readonly ShownNode[],
  document: DocumentKey,
  language: Language,
  models: Models = {},
): Element[] {
  return assembleDocuments(nodes, [document], language, models);
}

export function assembleDocuments(
  nodes: readonly ShownNode[],
  documents: readonly DocumentKey[],
  language: Language,
  models: Models = {},
): Element[] {
  const children = groupByParent(nodes);
  const rendering = { children, language, seen: new Set<string>(), suffix: '', models };
  return documents.flatMap((document) =>
    (rendering.children.get(document) ?? []).flatMap((root) =>
      elementOf(root, { ...rendering, inside: [] }),
    ),
  );
}

/** Returns one element with its descendants. */
export function renderElement(
  nodes: readonly ShownNode[],
  root: ShownNode,
  language: Language,
  models: Models = {},
): Element {
  const children = groupByParent(nodes);
  const seen = new Set<string>();
  return ownElement(root, { children, language, seen, inside: [], suffix: '', models });
}

function groupByParent(nodes: readonly ShownNode[]): ByParent {
  const groups = new Map<string, ShownNode[]>();
  for (const shown of nodes) {
    const key = shown.node.parent ?? shown.node.document;
    const group = groups.get(key);
    if (group) group.push(shown);
    else groups.set(key, [shown]);
  }
  for (const group of groups.values()) group.sort((a, b) => byOrder(a.node, b.node));
  return groups;
}

/** Compares siblings by order key; ids break ties, as in the editor. */
export function byOrder(a: EditNode, b: EditNode): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/** Returns nothing for a placement whose shared element does not exist or contains itself. */
function elementOf(shown: ShownNode, rendering: Rendering): Element[] {
  const { node } = shown;
  if (node.master === null) return [ownElement(shown, rendering)];
  const { children, inside, seen, suffix, language, models } = rendering;
  const [master] = children.get(`shared:${node.master}`) ?? [];
  if (!master || inside.includes(node.master)) return [];
  const copy = seen.has(node.master) ? `${suffix}--${node.id}` : '';
  seen.add(node.master);
  const around = [...inside, node.master];
  const element = ownElement(master, { ...rendering, inside: around, suffix: copy });
  return [placed(element, node, language, models[element.handler] ?? noMigrations)];
}

function ownElement({ node, createdAt }: ShownNode, rendering: Rendering): Element {
  const { language, suffix } = rendering;
  const parts: Record<string, Element[]> = {};
  for (const child of rendering.children.get(node.id) ?? []) {
    const slot = child.node.slot;
    parts[slot] = [...(parts[slot] ?? []), ...elementOf(child, rendering)];
  }
  const isShared = node.parent === null && node.document.startsWith('shared:');
  return {
    id: node.id + suffix,
    handler: node.handler,
    version: node.version,
    title: node.title,
    type: isShared ? 'static-element' : 'element',
    language_code: wireLanguage(language),
    options: inLanguage(node.options, node, language),
    parts,
    meta: node.meta,
    mobileOptions: mobileOverrides(node, language),
    mobileMeta: node.mobileMeta,
    linkMeta: shownLinkMeta(node.linkMeta),
    slug: node.slug,
    created_at: createdAt,
    revision: node.revision,
  };
}

/** Text without a translation stays in the default language (I18N-04). */
function inLanguage(options: JsonObject, { translations }: EditNode, language: Language) {
  if (language === defaultLanguage) return options;
  return translateOptions(options, translations[language] ?? {});
}

const noMigrations = { migrations: [] };

/**
 * Applies a placement to its shared element. The placement's options win, even over the translations of the
 * shared element, because those translate the replaced text.
 */
function placed(
  element: Element,
  placement: EditNode,
  language: Language,
  model: Pick<BlockModel, 'migrations'>,
): Element {
  const { meta, mobileMeta, linkMeta } = placement;
  const own = inLanguage(placement.options, placement, language);
  const mobile = mobileOverrides(placement, language);
  const joined = joinOptions(model, element, { version: placement.version, options: own });
  const upTo = (version: number, options: JsonObject) =>
    migrateOverrides(model, { version, options }, joined.version);
  return {
    ...element,
    ...joined,
    mobileOptions: overlay(
      upTo(element.version, element.mobileOptions),
      upTo(placement.version, mobile),
    ),
    meta: { ...element.meta, ...meta },
    mobileMeta: { ...element.mobileMeta, ...mobileMeta },
    linkMeta: shownLinkMeta({ ...element.linkMeta, ...linkMeta }),
  };
}
