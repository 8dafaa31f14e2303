import type { DocumentKey } from '#schemas/editing/node.ts';
import type { Editing } from '../../model/document/editing.ts';
import { renderedUnder } from './rendered-index.ts';

/**
 * A node can be rendered several times: as a placement of a shared element, and in another form below
 * 1380 px. `data-id` in the page is the id of the node that is rendered, with suffixes as the server
 * writes them: `--<placement>` for every placement of the same element but the first, `~mobile`.
 */
export interface Rendered {
  /** Node that is selected when the block is. */
  readonly id: string;
  /** Placement it is rendered through; null for an element of the document's own. */
  readonly placement: string | null;
}

/** The node behind a `data-id`, or null for a block that is none of the open documents'. */
export function renderedNode(editing: Editing, renderedId: string): Rendered | null {
  const [plain = ''] = renderedId.split('~');
  const [id = '', suffix] = plain.split('--');
  const node = editing.nodes.get(plain) ?? editing.nodes.get(id);
  if (!node) return null;
  const placement =
    suffix && editing.nodes.get(suffix) ? suffix : firstPlacement(editing, node.document);
  return {
    id: node.id === rootOf(editing, placement) ? (placement ?? node.id) : node.id,
    placement,
  };
}

/** The first placement of the shared element of a document, at the roots of the documents `among`. */
export function firstPlacement(
  { nodes, documents }: Editing,
  document: DocumentKey,
  among: Iterable<DocumentKey> = documents.keys(),
): string | null {
  if (!document.startsWith('shared:')) return null;
  const master = document.slice('shared:'.length);
  for (const key of among) {
    const found = nodes.children(key).find((id) => nodes.get(id)?.master === master);
    if (found) return found;
  }
  return null;
}

function rootOf(editing: Editing, placement: string | null): string | null {
  return placement === null ? null : (editing.nodes.get(placement)?.master ?? null);
}

/** Elements of the page that show a node: usually one. */
export function renderedElements(page: Node, editing: Editing, id: string): HTMLElement[] {
  const node = editing.nodes.get(id);
  const own = renderedUnder(page, node?.master ?? id).filter((element) => {
    const [, suffix] = (element.dataset.id?.split('~')[0] ?? '').split('--');
    return !node?.master || !suffix || suffix === id;
  });
  return own.length < 2 ? own : own.filter((element) => element.checkVisibility());
}
