/** Index of a page's elements by the node they are rendered from, updated as elements change. */
interface RenderedIndex {
  readonly observer: MutationObserver;
  /** Mutations of the page since the last lookup. */
  pending: MutationRecord[];
  byNode: Map<string, HTMLElement[]>;
}

const indexes = new WeakMap<Node, RenderedIndex>();

/** Number of mutations above which the whole page is indexed again. */
const many = 200;

/** Returns elements whose `data-id` names a node, with or without a suffix, in page order. */
export function renderedUnder(page: Node, id: string): readonly HTMLElement[] {
  const index = indexes.get(page) ?? createIndex(page);
  // Mutations of the current task are not delivered yet.
  index.pending.push(...index.observer.takeRecords());
  if (index.pending.length > 0) update(index, page);
  // Elements inside a removed element may have been detached before the update.
  return (index.byNode.get(id) ?? []).filter((element) => page.contains(element));
}

function createIndex(page: Node): RenderedIndex {
  const observer = new MutationObserver((records) => index.pending.push(...records));
  const index: RenderedIndex = { observer, pending: [], byNode: elementsByNode(page) };
  observer.observe(page, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-id'],
  });
  indexes.set(page, index);
  return index;
}

function update(index: RenderedIndex, page: Node): void {
  const { pending } = index;
  index.pending = [];
  if (pending.length > many || pending.some(({ type }) => type === 'attributes')) {
    index.byNode = elementsByNode(page);
    return;
  }
  const touched = new Set<HTMLElement>();
  for (const { addedNodes, removedNodes } of pending) {
    for (const node of [...addedNodes, ...removedNodes]) {
      for (const element of renderedIn(node)) touched.add(element);
    }
  }
  for (const element of touched) {
    for (const name of namesOf(element)) {
      const others = (index.byNode.get(name) ?? []).filter((each) => each !== element);
      const all = page.contains(element) ? [...others, element].sort(bySlot) : others;
      if (all.length > 0) index.byNode.set(name, all);
      else index.byNode.delete(name);
    }
  }
}

const bySlot = (one: Node, other: Node) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

function elementsByNode(page: Node): Map<string, HTMLElement[]> {
  const byNode = new Map<string, HTMLElement[]>();
  for (const element of (page as Element).querySelectorAll<HTMLElement>('[data-id]')) {
    for (const name of namesOf(element)) {
      const known = byNode.get(name);
      if (known) known.push(element);
      else byNode.set(name, [element]);
    }
  }
  return byNode;
}

/**
 * Returns an element and all elements below it that show a node. Elements of a preview belong to another
 * window.
 */
function renderedIn(node: Node): HTMLElement[] {
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  const element = node as HTMLElement;
  const below = [...element.querySelectorAll<HTMLElement>('[data-id]')];
  return element.dataset.id === undefined ? below : [element, ...below];
}

/** Ids with and without the suffix of a placement. */
function namesOf({ dataset }: HTMLElement): ReadonlySet<string> {
  const [plain = ''] = (dataset.id ?? '').split('~');
  const [id = ''] = plain.split('--');
  return new Set([id, plain]);
}
