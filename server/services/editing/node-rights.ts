import type { JsonObject } from '#schemas/document/element.ts';
import { rawOptions } from '#schemas/editing/layer-options.ts';
import { layersOf } from '#schemas/editing/layers.ts';
import type { EditNode, OptionsLayer } from '#schemas/editing/node.ts';
import { closedChanges } from '#schemas/editing/rights.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import { type KnownBlock, viewOptions } from './node-options.ts';

export interface ClosedField {
  readonly path: string;
  readonly layer: OptionsLayer;
}

/**
 * Returns changed fields that these scopes may not change. A new node is compared with the block's defaults.
 */
export function closedFields(
  block: KnownBlock,
  before: EditNode | null,
  after: EditNode,
  scopes: readonly string[],
): ClosedField[] {
  if (scopes.includes('admin')) return [];
  const { schema } = block.model;
  const texts = layersOf(after).filter((layer) => layer !== 'mobile');
  const inLanguages = texts.flatMap((layer) => {
    const other = shown(block, after, layer);
    const one = before || after.master === null ? shown(block, before, layer) : {};
    return closedChanges(schema, one, other, scopes).map((path) => ({ path, layer }));
  });
  const mobile = closedChanges(schema, before?.mobileOptions ?? {}, after.mobileOptions, scopes);
  return [...inLanguages, ...mobile.map((path) => ({ path, layer: 'mobile' as const }))];
}

/**
 * Returns options with defaults, so that leaving out a field is not a change; for a placement only its
 * overrides.
 */
function shown(block: KnownBlock, node: EditNode | null, layer: OptionsLayer): JsonObject {
  if (!node) return defaults(block);
  if (node.master !== null) return rawOptions(node, layer);
  const options = viewOptions(block, node, layer, null);
  return options.ok ? options.value : rawOptions(node, layer);
}

function defaults({ validate }: KnownBlock): JsonObject {
  const options = {};
  validate(options);
  return options;
}

/** Options a placement changes although its shared element does not allow it. */
export function unopenedOptions(
  before: EditNode | null,
  after: EditNode,
  master: EditNode,
): ClosedField[] {
  const changed = (layer: OptionsLayer, one: JsonObject, other: JsonObject) =>
    Object.keys(other)
      .filter((key) => !master.opened.includes(key))
      .filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]))
      .map((path) => ({ path, layer }));
  return [
    ...changed(defaultLanguage, before?.options ?? {}, after.options),
    ...changed('mobile', before?.mobileOptions ?? {}, after.mobileOptions),
  ];
}
