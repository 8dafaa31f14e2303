import type { Element } from '#schemas/document/element.ts';
import { hasScopes, withHidden } from '#schemas/editing/hidden.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import { readStoredById } from '../content/stored-nodes.ts';
import { type BlockRules, noBlocks, type ServiceDependencies } from '../dependencies.ts';
import { knownBlock, viewOptions } from './node-options.ts';

/**
 * Completes elements edited by a user who cannot see all of their fields with the stored values, so that load
 * functions get the same input as for shoppers. Other elements are returned unchanged.
 */
export async function completedElements(
  { db, blocks = noBlocks }: ServiceDependencies,
  elements: readonly Element[],
  language: Language,
  requestedScopes: () => Promise<readonly string[]>,
): Promise<readonly Element[]> {
  const partial = elements.filter(({ handler }) => isPartial(blocks, handler));
  const scopes = partial.length > 0 ? await requestedScopes() : ['admin'];
  if (scopes.includes('admin')) return elements;
  const ids = partial.flatMap(({ id }) => [id, ...id.split('--')]);
  const stored = await readStoredById(db, ids);
  const nodeOf = (id = '') => stored.get(id)?.current ?? undefined;
  return elements.map((element) => {
    if (!partial.includes(element)) return element;
    const [id, suffix] = element.id.split('--');
    const node = nodeOf(element.id) ?? nodeOf(id);
    if (node?.handler !== element.handler) return element;
    return completed(blocks, element, node, nodeOf(suffix), language, scopes);
  });
}

function isPartial({ models }: BlockRules, handler: string): boolean {
  const schema = models[handler]?.schema;
  return schema !== undefined && hasScopes(schema);
}

function completed(
  blocks: BlockRules,
  element: Element,
  node: EditNode,
  placement: EditNode | undefined,
  language: Language,
  scopes: readonly string[],
): Element {
  const known = knownBlock(blocks, node);
  if (!known) return element;
  const isPlaced = placement?.master === node.id;
  const kept = isPlaced
    ? viewOptions(known, placement, language, node)
    : viewOptions(known, node, language, null);
  if (!kept.ok) return element;
  const { schema } = known.model;
  const mobile = isPlaced ? placement.mobileOptions : node.mobileOptions;
  return {
    ...element,
    options: withHidden(schema, element.options, kept.value, scopes),
    mobileOptions: withHidden(schema, element.mobileOptions, mobile, scopes),
  };
}
