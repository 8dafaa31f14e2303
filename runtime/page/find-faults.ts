import type { PageNode, PagePayload } from './payload.ts';

type Draw = (node: PageNode) => void;

/**
 * After drawing a page failed: the page with the culprits marked. Each element is drawn alone, without
 * its children, so that a broken child is not held against its parent.
 */
export function markFaults(page: PagePayload, draw: Draw): PagePayload {
  const mark = (nodes: readonly PageNode[]) => nodes.map((node) => markNode(node, draw));
  return {
    ...page,
    header: mark(page.header),
    content: mark(page.content),
    footer: mark(page.footer),
    overlays: mark(page.overlays),
  };
}

function markNode(node: PageNode, draw: Draw): PageNode {
  if (node.fault !== null) return node;
  const fault = drawsAlone(node, draw) ? null : 'blockCrashed';
  const slots = Object.entries(node.slots).map(([name, children]) => [
    name,
    children.map((child) => markNode(child, draw)),
  ]);
  return { ...node, fault, slots: Object.fromEntries(slots) };
}

function drawsAlone(node: PageNode, draw: Draw): boolean {
  try {
    draw({ ...node, slots: {} });
    return true;
  } catch {
    return false;
  }
}
