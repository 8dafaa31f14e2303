import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { valueAt } from '#schemas/editing/fields.ts';
import { isMobileLayer, languageOf } from '#schemas/editing/layers.ts';
import type { EditNode, OptionsLayer } from '#schemas/editing/node.ts';
import {
  isTemplate,
  isVacant,
  openPlaceholders,
  type Placeholder,
  placeholdersOf,
  withPrompts,
} from '#schemas/editing/placeholders.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { upToDate } from './migrate-node.ts';
import type { NodeReader } from './node-store.ts';
import { typedOptions } from './placement.ts';

const found = new WeakMap<EditNode, readonly Placeholder[]>();
const none: readonly Placeholder[] = [];

/** Returns the fields of a node that are still to be filled in. Cached per node. */
export function openFields(node: EditNode, blocks: EditorBlocks): readonly Placeholder[] {
  const model = blocks[node.handler]?.model;
  if (!model) return none;
  const known = found.get(node);
  if (known) return known;
  const open = openPlaceholders(node, model);
  found.set(node, open);
  return open;
}

/** Returns the fields marked on a template, or still open in any other document. */
export function promptedPaths(node: EditNode, blocks: EditorBlocks): readonly string[] {
  if (!isTemplate(node.document)) return openFields(node, blocks).map(({ path }) => path);
  return Object.keys(placeholdersOf(upToDate(node, blocks)));
}

interface Shown {
  readonly node: EditNode;
  readonly language: Language;
  readonly options: JsonObject;
}

const prompted = new WeakMap<JsonObject, Shown>();

/** Returns options as rendered in the editor: the same object for the same node. */
export function promptedOptions(
  node: EditNode,
  options: JsonObject,
  blocks: EditorBlocks,
  language: Language,
): JsonObject {
  const open = openFields(node, blocks);
  if (open.length === 0) return options;
  const known = prompted.get(options);
  if (known?.node === node && known.language === language) return known.options;
  const shown = { node, language, options: withPrompts(options, open, language) };
  prompted.set(options, shown);
  return shown.options;
}

interface Documents {
  readonly nodes: Pick<NodeReader, 'get'>;
  readonly blocks: EditorBlocks;
}

/** Returns the prompt of a field in a language; undefined when the field is filled in. */
export function promptAt(
  { nodes, blocks }: Documents,
  id: string,
  layer: OptionsLayer,
  path: string,
) {
  const node = nodes.get(id);
  const open = node && openFields(node, blocks).find((each) => each.path === path);
  if (!node || !open || isMobileLayer(layer)) return undefined;
  const own = valueAt(typedOptions({ nodes, blocks }, node, layer), path);
  return isVacant(own)
    ? (open.prompts[languageOf(layer)] ?? open.prompts[defaultLanguage])
    : undefined;
}
