import type { JsonObject } from '#schemas/document/element.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import type { Editing } from '../../model/document/editing.ts';
import { renderedNode } from '../page/rendered-id.ts';
import { renderedOptions } from '../page/rendered-options.ts';

/** A block as one frame of the page shows it. */
export interface FramedBlock {
  /** Node to select with it. */
  readonly id: string;
  /** Node whose options are rendered. */
  readonly node: EditNode;
  /** Placement that renders its shared element; null for none. */
  readonly placement: EditNode | null;
  readonly isMobile: boolean;
  /** Options with which the block is rendered. */
  readonly options: JsonObject;
  readonly schema: JsonObject;
}

/** Returns the block that a frame shows; null for blocks that cannot be rendered from the documents. */
export function framedBlock(editing: Editing, frame: HTMLElement): FramedBlock | null {
  const renderedId = frame.dataset.id ?? '';
  const rendered = renderedNode(editing, renderedId);
  const named = rendered && editing.nodes.get(rendered.id);
  if (!rendered || !named) return null;
  const node = editing.nodes.get(named.master ?? named.id);
  const block = node && editing.blocks[node.handler];
  if (!node || !block) return null;
  const placement = editing.nodes.get(rendered.placement ?? '') ?? null;
  const isMobile = renderedId.endsWith('~mobile');
  const options = renderedOptions({ node, placement, isMobile }, editing.blocks, editing.language);
  if (!options.ok) return null;
  const { schema } = block.model;
  return { id: rendered.id, node, placement, isMobile, options: options.value, schema };
}
