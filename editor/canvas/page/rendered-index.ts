/** Elements of a page by the node they are rendered from; kept as elements come and go. */
interface RenderedIndex {
  readonly observer: MutationObserver;
  /** What happened to the page since it was last asked. */
  pending: MutationRecord[];
  byNode: Map<string, HTMLElement[]>;
}

const indexes = new WeakMap<Node, RenderedIndex>();

/** Changes at once above which the page is read again. */
const many = 200;

/** Elements whose `data-id` names a node, with or without a suffix, in the order of the page. */
export function renderedUnder(page: Node, id: string): readonly HTMLElement[] {
  const index = indexes.get(page) ?? createIndex(page);
  // What was changed in this very turn was not told yet.
  index.pending.push(...index.observer.takeRecords());
  if (index.pending.length > 0) update(index, page);
  // Parts of what was taken out may have been taken apart before it was looked at.
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

/** An element and all below it that show a node. Parts of a preview belong to another window. */
function renderedIn(node: Node): HTMLElement[] {
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  const element = node as HTMLElement;
  const below = [...element.querySelectorAll<HTMLElement>('[data-id]')];
  return element.dataset.id === undefined ? below : [element, ...below];
}

/** With and without the suffix of a placement. */
function namesOf({ dataset }: HTMLElement): ReadonlySet<string> {
  const [plain = ''] = (dataset.id ?? '').split('~');
  const [id = ''] = plain.split('--');
  return new Set([id, plain]);
}
