import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { widgetFields } from '#schemas/editing/fields.ts';
import { rawOptions } from '#schemas/editing/layer-options.ts';
import { layersOf } from '#schemas/editing/layers.ts';
import type { EditNode, OptionsLayer } from '#schemas/editing/node.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import { type KnownBlock, viewOptions } from './node-options.ts';

/** A medium or link target named by an option. */
export interface Reference {
  readonly kind: 'media' | 'link';
  readonly value: string;
  readonly path: string;
  readonly layer: OptionsLayer;
}

/** Returns everything a node refers to, in all layers; for a placement only its overrides. */
export function referencesOf(block: KnownBlock, node: EditNode): Reference[] {
  const known = new Set<string>();
  const original = optionsOf(block, node, defaultLanguage);
  return layersOf(node).flatMap((layer) => {
    const options = layer === defaultLanguage ? original : optionsOf(block, node, layer);
    if (layer !== defaultLanguage && options === original) return [];
    return inOptions(block.model.schema, options, layer).filter((found) => {
      const key = `${found.path} ${found.value}`;
      const isNew = layer === defaultLanguage || !known.has(key);
      known.add(key);
      return isNew;
    });
  });
}

function optionsOf(block: KnownBlock, node: EditNode, layer: OptionsLayer): JsonObject {
  const options = node.master === null ? viewOptions(block, node, layer, null) : null;
  return options?.ok ? options.value : rawOptions(node, layer);
}

function inOptions(schema: JsonObject, options: JsonObject, layer: OptionsLayer): Reference[] {
  const fields = widgetFields(schema, options, 'media', 'link', 'rich-text');
  return fields.flatMap(({ path, schema: { widget }, value }) => {
    if (widget === 'rich-text')
      return inRichText(value).map((found) => ({ ...found, path, layer }));
    const kind = widget as Reference['kind'];
    return typeof value === 'string' && value !== '' ? [{ kind, value, path, layer }] : [];
  });
}

function productOf({ type, attrs }: JsonObject): string | null {
  const slug = type === 'product' && isObject(attrs) ? attrs.slug : null;
  return typeof slug === 'string' && slug !== '' ? `product:${slug}` : null;
}

/** Collects pictures, links and products in rich text. */
function inRichText(
  value: Json | undefined,
  found: Pick<Reference, 'kind' | 'value'>[] = [],
): Pick<Reference, 'kind' | 'value'>[] {
  if (Array.isArray(value)) for (const node of value as readonly Json[]) inRichText(node, found);
  if (!isObject(value)) return found;
  const attrs = isObject(value.attrs) ? value.attrs : {};
  const add = (kind: Reference['kind'], text: Json | undefined) => {
    if (typeof text === 'string' && text !== '') found.push({ kind, value: text });
  };
  if (value.type === 'image') add('media', attrs.media);
  add('link', value.type === 'link' ? attrs.target : productOf(value));
  inRichText(value.content, found);
  return inRichText(value.marks, found);
}
