import type { JsonObject } from '#schemas/document/element.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { drawnNode } from '../canvas/drawn-id.ts';
import { drawnOptions } from '../canvas/drawn-options.ts';
import type { Editing } from '../document/editing.ts';

/** A block as one frame of the page shows it. */
export interface FramedBlock {
  /** Node that is selected with it. */
  readonly id: string;
  /** Node whose options are drawn. */
  readonly node: EditNode;
  /** Placement that its shared element is drawn through; null for none. */
  readonly placement: EditNode | null;
  readonly isMobile: boolean;
  /** Options as they are drawn. */
  readonly options: JsonObject;
  readonly schema: JsonObject;
}

/** What a frame of the page shows; null for blocks that cannot be drawn from the documents. */
export function framedBlock(editing: Editing, frame: HTMLElement): FramedBlock | null {
  const drawnId = frame.dataset.id ?? '';
  const drawn = drawnNode(editing, drawnId);
  const named = drawn && editing.nodes.get(drawn.id);
  if (!drawn || !named) return null;
  const node = editing.nodes.get(named.master ?? named.id);
  const block = node && editing.blocks[node.handler];
  if (!node || !block) return null;
  const placement = editing.nodes.get(drawn.placement ?? '') ?? null;
  const isMobile = drawnId.endsWith('~mobile');
  const options = drawnOptions({ node, placement, isMobile }, editing.blocks, editing.language);
  if (!options.ok) return null;
  const { schema } = block.model;
  return { id: drawn.id, node, placement, isMobile, options: options.value, schema };
}
