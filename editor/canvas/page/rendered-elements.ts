import type { Element } from '#schemas/document/element.ts';
import { mobileOverrides } from '#schemas/editing/layer-options.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { wireLanguage } from '#schemas/languages.ts';
import type { Editing } from '../../model/document/editing.ts';
import { ancestry } from '../../model/document/node-store.ts';
import { renderedOptions } from './rendered-options.ts';

/** Converts a node to elements for the server, one per rendered id, without the content of its slots. */
export function elementsOf(editing: Editing, id: string): Element[] {
  const given = editing.nodes.get(id);
  const master = given && editing.nodes.get(given.master ?? '');
  const node = master ?? given;
  if (!given || !node) return [];
  const placement = master ? given : null;
  const options = renderedOptions(
    { node, placement, isMobile: false },
    editing.blocks,
    editing.language,
  );
  if (!options.ok) return [];
  return renderedIds(editing, node, placement).map((renderedId) => ({
    id: renderedId,
    handler: node.handler,
    version: editing.blocks[node.handler]?.model.version ?? node.version,
    title: node.title,
    type: 'static-element',
    language_code: wireLanguage(editing.language),
    options: options.value,
    parts: {},
    meta: node.meta,
    mobileOptions: mobileOverrides(node, editing.language),
    mobileMeta: node.mobileMeta,
    linkMeta: node.linkMeta,
    slug: null,
    created_at: '2026-01-01T00:00:00.000Z',
    revision: 0,
  }));
}

/** Every placement of a shared element except the first renders its nodes under other ids. */
function renderedIds(editing: Editing, node: EditNode, placement: EditNode | null): string[] {
  const master = ancestry(editing.nodes, node.id)[0]?.id;
  const placements = [...editing.documents.keys()]
    .flatMap((key) => editing.nodes.children(key))
    .filter((id) => editing.nodes.get(id)?.master === master);
  return [null, ...placements.slice(1)].flatMap((id, at) => {
    const isOther = placement !== null && placements[at] !== placement.id;
    return isOther ? [] : [id === null ? node.id : `${node.id}--${id}`];
  });
}
