import type { Reporter } from '../report.ts';
import type { PageNode, PagePayload } from './payload.ts';

type Render = (node: PageNode) => void;

/**
 * After a page failed to render, returns it with the broken elements marked. Children are marked before their
 * parent is rendered, so a broken child does not mark its parent.
 */
export function markErrors(page: PagePayload, render: Render, onError: Reporter): PagePayload {
  const mark = (nodes: readonly PageNode[]) => nodes.map((node) => markNode(node, render, onError));
  return {
    ...page,
    header: mark(page.header),
    content: mark(page.content),
    footer: mark(page.footer),
    overlays: mark(page.overlays),
  };
}

function markNode(node: PageNode, render: Render, onError: Reporter): PageNode {
  if (node.error !== null) return node;
  const slots = Object.entries(node.slots).map(([name, children]) => [
    name,
    children.map((child) => markNode(child, render, onError)),
  ]);
  const marked = { ...node, slots: Object.fromEntries(slots) };
  return isRendered(marked, render, onError) ? marked : { ...marked, error: 'blockCrashed' };
}

function isRendered(node: PageNode, render: Render, onError: Reporter): boolean {
  try {
    render(node);
    return true;
  } catch (error) {
    onError('blockCrashed', error, { element: node.id, block: node.type });
    return false;
  }
}
