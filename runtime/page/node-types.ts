import type { PageNode, PagePayload } from './payload.ts';

/** Returns the types of the blocks among nodes and all nodes below them. */
export function nodeTypes(
  nodes: readonly PageNode[],
  isMeant: (node: PageNode) => boolean = () => true,
  types = new Set<string>(),
): Set<string> {
  for (const node of nodes) {
    if (isMeant(node)) types.add(node.type);
    nodeTypes(Object.values(node.slots).flat(), isMeant, types);
  }
  return types;
}

/** Returns the nodes of all regions. */
export function pageNodes({ header, content, footer, overlays }: Regions): PageNode[] {
  return [header, content, footer, overlays].flat();
}

type Regions = Pick<PagePayload, 'header' | 'content' | 'footer' | 'overlays'>;

/** Whether the block's code runs in the browser. */
export const isHydrated = ({ hydrate }: PageNode) => hydrate !== 'none';
