import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';

interface KnownNode {
  readonly node: EditNode;
  readonly revision: number;
}

/** The documents as last received from the server. */
export interface ServerCopy {
  readonly get: (id: string) => EditNode | null;
  /** The revision that a write is based on; 0 for a node that the server does not have. */
  readonly revision: (id: string) => number;
  readonly set: (id: string, node: EditNode | null, revision?: number) => void;
  /** Ids of a node and everything below it. */
  readonly subtree: (id: string) => string[];
  readonly children: (id: string) => string[];
  /** A node and its ancestors, from the node up. */
  readonly line: (id: string) => EditNode[];
  readonly documents: () => ReadonlySet<DocumentKey>;
}

export function createServerCopy(nodes: Iterable<EditNode>): ServerCopy {
  const known = new Map<string, KnownNode>();
  const documents = new Set<DocumentKey>();

  function set(id: string, node: EditNode | null, revision = node?.revision ?? 0): void {
    if (!node) {
      known.delete(id);
      return;
    }
    known.set(id, { node, revision });
    documents.add(node.document);
  }

  for (const node of nodes) set(node.id, node);

  const get = (id: string) => known.get(id)?.node ?? null;

  function childrenByParent(): Map<string | null, string[]> {
    const children = new Map<string | null, string[]>();
    for (const { node } of known.values()) {
      const those = children.get(node.parent) ?? [];
      those.push(node.id);
      children.set(node.parent, those);
    }
    return children;
  }

  return {
    get,
    revision: (id) => known.get(id)?.revision ?? 0,
    set,
    children: (id) => childrenByParent().get(id) ?? [],
    subtree(id) {
      const children = childrenByParent();
      const ids = known.has(id) ? [id] : [];
      for (let at = 0; at < ids.length; at++) ids.push(...(children.get(ids[at] ?? '') ?? []));
      return ids;
    },
    line: (id) => lineOf(get, id),
    documents: () => documents,
  };
}

/** Maximum length of an ancestor line, because a cycle never ends. */
const maxLine = 200;

export function lineOf(get: (id: string) => EditNode | null, id: string): EditNode[] {
  const line: EditNode[] = [];
  for (let node = get(id); node && line.length < maxLine; ) {
    line.push(node);
    node = node.parent === null ? null : get(node.parent);
  }
  return line;
}
