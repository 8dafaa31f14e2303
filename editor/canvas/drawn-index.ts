/** Elements of a page by the node they are drawn from, until elements come or go. */
interface DrawnIndex {
  readonly observer: MutationObserver;
  byNode: ReadonlyMap<string, readonly HTMLElement[]> | null;
}

const indexes = new WeakMap<Node, DrawnIndex>();

/**
 * Elements whose `data-id` names a node, with or without a suffix, in the order of the page. Pages are
 * searched as a whole, once for all that ask between two changes.
 */
export function drawnUnder(page: Node, id: string): readonly HTMLElement[] {
  const index = indexes.get(page) ?? createIndex(page);
  // What was changed in this very turn was not told yet.
  if (index.observer.takeRecords().length > 0) index.byNode = null;
  index.byNode ??= elementsByNode(page);
  return index.byNode.get(id) ?? [];
}

function createIndex(page: Node): DrawnIndex {
  const index: DrawnIndex = {
    observer: new MutationObserver(() => {
      index.byNode = null;
    }),
    byNode: null,
  };
  index.observer.observe(page, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-id'],
  });
  indexes.set(page, index);
  return index;
}

function elementsByNode(page: Node): ReadonlyMap<string, readonly HTMLElement[]> {
  const byNode = new Map<string, HTMLElement[]>();
  for (const element of (page as Element).querySelectorAll<HTMLElement>('[data-id]')) {
    const [plain = ''] = (element.dataset.id ?? '').split('~');
    const [id = ''] = plain.split('--');
    for (const name of new Set([id, plain])) {
      const known = byNode.get(name);
      if (known) known.push(element);
      else byNode.set(name, [element]);
    }
  }
  return byNode;
}
