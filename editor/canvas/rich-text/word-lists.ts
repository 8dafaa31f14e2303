/** Whether a list level is numbered, by `l0:level1`, from the styles of Word. */
export type ListFormats = ReadonlyMap<string, boolean>;

/** Levels without a format count 1, 2, 3. */
export function listFormats(css: string): ListFormats {
  const rules = css.matchAll(/@list\s+(l\d+:level\d+)[^{]*\{([^}]*)\}/g);
  return new Map(
    [...rules].map(([, level = '', rule = '']) => [
      level,
      !/mso-level-number-format:\s*(bullet|none|image)/.test(rule),
    ]),
  );
}

const wordItem = [
  '[style*="mso-list:"]:is(p, h1, h2, h3, h4, h5, h6):not([style*="mso-list:none"])',
  'p[class*="MsoListNumber"]',
  'p[class*="MsoListBullet"]',
].join(', ');

/** Word writes list items as paragraphs with their level, and their marker as text. */
export function buildWordLists(body: HTMLElement, formats: ListFormats): void {
  for (const first of body.querySelectorAll<HTMLElement>(wordItem)) {
    // Items already added to an earlier list no longer match.
    if (!first.matches(wordItem)) continue;
    const items = itemsFrom(first);
    const place = document.createComment('');
    first.before(place);
    place.replaceWith(...listOf(items, formats));
  }
}

/** Returns the item and those that follow it directly. */
function itemsFrom(first: HTMLElement): HTMLElement[] {
  const items = [first];
  let next = first.nextElementSibling;
  while (next instanceof HTMLElement && next.matches(wordItem)) {
    items.push(next);
    next = next.nextElementSibling;
  }
  return items;
}

interface ListItem {
  /** Id of the list in Word; empty when it is missing. */
  readonly list: string;
  readonly level: number;
  readonly isOrdered: boolean;
}

function listOf(items: readonly HTMLElement[], formats: ListFormats): HTMLElement[] {
  const roots: HTMLElement[] = [];
  const open: (ListItem & { readonly element: HTMLElement })[] = [];
  for (const item of items) {
    const read = readItem(item, formats);
    while (open.length > 0 && !isWithin(open.at(-1), read)) open.pop();
    if (open.at(-1)?.level !== read.level) {
      const element = document.createElement(read.isOrdered ? 'ol' : 'ul');
      const parent = open.at(-1)?.element.lastElementChild;
      if (parent) parent.append(element);
      else roots.push(element);
      open.push({ ...read, element });
    }
    const paragraph = document.createElement('p');
    paragraph.append(...item.childNodes);
    item.remove();
    const entry = document.createElement('li');
    entry.append(paragraph);
    open.at(-1)?.element.append(entry);
  }
  return roots;
}

/** Whether an item belongs to an open list, or to a nested list inside it. */
function isWithin(open: ListItem | undefined, { list, level, isOrdered }: ListItem): boolean {
  if (!open || open.level < level) return open !== undefined;
  return open.level === level && open.isOrdered === isOrdered && open.list === list;
}

function readItem(item: HTMLElement, formats: ListFormats): ListItem {
  const style = item.getAttribute('style') ?? '';
  const list = /mso-list:\s*(l\d+)/.exec(style)?.[1] ?? '';
  const level = Number(/level(\d)/.exec(style)?.[1] ?? /\d$/.exec(item.className)?.[0] ?? 1);
  const marker = takeMarker(item);
  const isOrdered =
    marker.trim() === ''
      ? (formats.get(`${list}:level${level}`) ?? item.className.includes('Number'))
      : number.test(marker);
  return { list, level, isOrdered };
}

const number = /^\s*\(?(\d|[a-z]+[.)])/i;

/** The number or bullet before the text, with or without Word's markup. */
function takeMarker(item: HTMLElement): string {
  const marked = markedNodes(item);
  if (marked.length > 0) {
    const words = marked.filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE);
    const text = words.map(({ textContent }) => textContent ?? '').join('');
    for (const node of marked) (node as ChildNode).remove();
    return text;
  }
  const text = document.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode() as Text | null;
  const marker = /^\s*(\(?(\d+|[a-z]{1,4})[.)]|[·•▪§o–-])\s+/iu.exec(text?.data ?? '')?.[0] ?? '';
  text?.deleteData(0, marker.length);
  return marker;
}

function markedNodes(item: HTMLElement): Node[] {
  const nodes = [...item.childNodes];
  const from = nodes.findIndex((node) => isNote(node, 'supportLists'));
  const to = nodes.findIndex((node, index) => index > from && isNote(node, 'endif'));
  if (from >= 0 && to > from) return nodes.slice(from, to + 1);
  return [...item.querySelectorAll('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')];
}

const isNote = (node: Node, words: string): boolean =>
  node.nodeType === Node.COMMENT_NODE && (node.textContent ?? '').includes(words);
