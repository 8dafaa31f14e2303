import type { DocumentKey } from '#schemas/editing/node.ts';
import type { Editing } from '../../model/document/editing.ts';
import { renderedUnder } from './rendered-index.ts';

/**
 * A node can be rendered several times: as a placement of a shared element, and as another version below 1380
 * px. `data-id` in the page is the id of the rendered node, with suffixes as the server writes them:
 * `--<placement>` for every placement of the same element except the first, `~mobile`.
 */
export interface Rendered {
  /** Node to select with the block. */
  readonly id: string;
  /** Placement that renders it; null for an element of the document itself. */
  readonly placement: string | null;
}

/** Returns the node of a `data-id`; null for a block that is not in the open documents. */
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

/** Returns the first placement of a shared document among the root nodes of the documents in `among`. */
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

/** Returns the elements of the page that show a node: usually one. */
export function renderedElements(page: Node, editing: Editing, id: string): HTMLElement[] {
  const node = editing.nodes.get(id);
  const own = renderedUnder(page, node?.master ?? id).filter((element) => {
    const [, suffix] = (element.dataset.id?.split('~')[0] ?? '').split('--');
    return !node?.master || !suffix || suffix === id;
  });
  return own.length < 2 ? own : own.filter((element) => element.checkVisibility());
}
