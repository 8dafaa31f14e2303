import type { Reporter } from '../report.ts';
import type { PageNode, PagePayload } from './payload.ts';

type Draw = (node: PageNode) => void;

/**
 * After drawing a page failed: the page with the culprits marked. Each element is drawn once its children
 * are marked, so that a broken child is not held against its parent.
 */
export function markErrors(page: PagePayload, draw: Draw, onError: Reporter): PagePayload {
  const mark = (nodes: readonly PageNode[]) => nodes.map((node) => markNode(node, draw, onError));
  return {
    ...page,
    header: mark(page.header),
    content: mark(page.content),
    footer: mark(page.footer),
    overlays: mark(page.overlays),
  };
}

function markNode(node: PageNode, draw: Draw, onError: Reporter): PageNode {
  if (node.error !== null) return node;
  const slots = Object.entries(node.slots).map(([name, children]) => [
    name,
    children.map((child) => markNode(child, draw, onError)),
  ]);
  const marked = { ...node, slots: Object.fromEntries(slots) };
  return isDrawn(marked, draw, onError) ? marked : { ...marked, error: 'blockCrashed' };
}

function isDrawn(node: PageNode, draw: Draw, onError: Reporter): boolean {
  try {
    draw(node);
    return true;
  } catch (error) {
    onError('blockCrashed', error, { element: node.id, block: node.type });
    return false;
  }
}
