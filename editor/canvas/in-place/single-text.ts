import type { TextSelection } from './text-value.ts';

/**
 * An element whose only child is one text node that React has rendered and will render again. Browsers split,
 * replace and remove that node during typing, but React needs its own node back.
 */
export interface SingleText {
  /** Returns the text of the element, whatever nodes the browser created. */
  read(): string;
  /** Restores the single text node with this text, and makes a trailing empty line visible. */
  write(text: string): void;
  /** Leaves only the text node that React knows. */
  close(): void;
  /** Returns the selection in the text; null while the selection is elsewhere. */
  readSelection(): TextSelection | null;
  select(selection: TextSelection): void;
}

export function singleText(element: HTMLElement): SingleText {
  let own = firstText(element) ?? element.ownerDocument.createTextNode('');
  const lastLine = element.ownerDocument.createElement('br');
  return {
    read: () => readLines(element),
    write(text) {
      if (!element.contains(own)) own = firstText(element) ?? own;
      if (own.data !== text) own.data = text;
      place(element, text.endsWith('\n') ? [own, lastLine] : [own]);
    },
    close: () => place(element, [own]),
    readSelection: () => readSelection(element),
    select({ anchor, focus }) {
      const target = element.contains(own) ? own : element;
      const most = target === own ? own.length : 0;
      const [from, to] = [Math.min(anchor, most), Math.min(focus, most)];
      const selection = element.ownerDocument.getSelection();
      selection?.setBaseAndExtent(target, from, target, to);
    },
  };
}

function place(element: HTMLElement, nodes: readonly Node[]): void {
  const { childNodes } = element;
  const isThere = childNodes.length === nodes.length;
  if (!isThere || nodes.some((node, index) => childNodes[index] !== node)) {
    element.replaceChildren(...nodes);
  }
}

const firstText = (element: HTMLElement): Text | undefined =>
  [...element.childNodes].find((node) => node.nodeType === node.TEXT_NODE) as Text | undefined;

/** A break at the very end only makes the last line visible. */
function readLines(element: HTMLElement): string {
  const nodes = [...element.childNodes];
  const breaksBefore = (index: number) => index < nodes.length - 1;
  return nodes
    .map((node, index) => {
      if (node.nodeName === 'BR') return breaksBefore(index) ? '\n' : '';
      return node.textContent ?? '';
    })
    .join('');
}

function readSelection(element: HTMLElement): TextSelection | null {
  const selection = element.ownerDocument.getSelection();
  if (!selection?.anchorNode || !selection.focusNode) return null;
  if (!element.contains(selection.anchorNode) || !element.contains(selection.focusNode))
    return null;
  const anchor = offsetOf(element, selection.anchorNode, selection.anchorOffset);
  const focus = offsetOf(element, selection.focusNode, selection.focusOffset);
  return { anchor, focus };
}

function offsetOf(element: HTMLElement, node: Node, offset: number): number {
  const range = element.ownerDocument.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}
