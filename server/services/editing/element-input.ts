import { isDeepStrictEqual } from 'node:util';
import type { ElementChange } from '#schemas/api/cms-documents.ts';
import { currentHandler } from '#schemas/block/former-handlers.ts';
import type { ElementInput, Json, JsonObject } from '#schemas/document/element.ts';
import { withExampleTexts } from '#schemas/editing/example-texts.ts';
import { translatableFields, valueAt } from '#schemas/editing/fields.ts';
import { fingerprint } from '#schemas/editing/fingerprint.ts';
import { type DocumentKey, type EditNode, rootSlot } from '#schemas/editing/node.ts';
import { originalOptions } from '#schemas/editing/original-options.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { positionKey } from '../../db/seed/elements.ts';
import type { BlockRules } from '../dependencies.ts';
import type { KnownBlock } from './node-options.ts';

export interface NewElement extends Omit<ElementInput, 'version'> {
  readonly version?: number;
  readonly linkMeta?: JsonObject;
}

type Place = Pick<EditNode, 'document' | 'parent' | 'slot' | 'order'>;

export const rootPosition = (document: DocumentKey, order = 'a0'): Place => ({
  document,
  parent: null,
  slot: rootSlot,
  order,
});

/** Flattens an element tree into nodes, parents before children. Text is in the default language. */
export function nodesOf(element: NewElement, target: Place, rules: BlockRules): EditNode[] {
  const children = Object.entries(element.parts ?? {}).flatMap(([slot, parts]) =>
    parts.flatMap((child, index) => {
      const { document } = target;
      const at = { document, parent: element.id, slot, order: positionKey(index) };
      return nodesOf(child, at, rules);
    }),
  );
  return [nodeOf(element, target, rules), ...children];
}

function nodeOf(element: NewElement, target: Place, { models }: BlockRules): EditNode {
  const handler = currentHandler(models, element.handler);
  return {
    id: element.id,
    ...target,
    handler,
    version: element.version ?? models[handler]?.version ?? 1,
    title: element.title ?? '',
    slug: element.slug ?? null,
    options: element.options ?? {},
    translations: element.translations ?? {},
    sources: {},
    meta: element.meta ?? {},
    mobileOptions: element.mobileOptions ?? {},
    mobileMeta: element.mobileMeta ?? {},
    linkMeta: element.linkMeta ?? {},
    master: null,
    opened: [],
    locked: false,
    pending: {},
    revision: 0,
  };
}

/** Applies the sent changes to a node; text in another language becomes a translation. */
export function changedNode(
  node: EditNode,
  { shared: _shared, options, ...change }: ElementChange,
  language: Language,
  block: KnownBlock | null,
): EditNode {
  const changed = { ...node, ...change };
  if (!options) return changed;
  if (language === defaultLanguage || !block) return { ...changed, options };
  const texts: Record<string, Json> = { ...node.translations[language] };
  const prints: Record<string, string> = { ...node.sources[language] };
  const original = originalOptions(node.options, block, options);
  for (const { path, value } of translatableFields(block.model.schema, options)) {
    const source = valueAt(original.options, path) ?? value;
    if (isDeepStrictEqual(value, source) && !(path in texts)) continue;
    if (isDeepStrictEqual(value, texts[path])) continue;
    texts[path] = value;
    prints[path] = fingerprint(source);
  }
  return {
    ...changed,
    options: original.options,
    linkMeta: withExampleTexts(changed.linkMeta, defaultLanguage, original.standIns),
    translations: { ...node.translations, [language]: texts },
    sources: { ...node.sources, [language]: prints },
  };
}
