import '#runtime/ui/styles.ts';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * The minimum cost of a key for a real block: its markup as on the page, and a plain field that changes the
 * text in it.
 */
function Field({ start, show }: { readonly start: string; readonly show: (text: string) => void }) {
  const [text, setText] = useState(start);
  return (
    <textarea
      id="field"
      value={text}
      onChange={(event) => {
        show(event.target.value);
        setText(event.target.value);
      }}
    />
  );
}

/** Returns the node with this text, or the first non-empty one if the block shows it differently. */
function textNode(root: Element, text: string): Text | null {
  const all = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let first: Text | null = null;
  while (all.nextNode()) {
    const node = all.currentNode as Text;
    if (node.data === text) return node;
    if (node.data.trim() !== '') first ??= node;
  }
  return first;
}

Object.assign(globalThis, {
  ready: true,
  /** Shows the markup of a page; returns whether it contains text. */
  show(markup: string, text: string): boolean {
    const main = document.createElement('main');
    main.innerHTML = markup;
    const aside = document.createElement('aside');
    aside.style.cssText = 'position: fixed; inset-block: 0; inset-inline-end: 0; background: #fff';
    document.body.append(main, aside);
    const shown = textNode(main, text);
    if (!shown) return false;
    const change = (next: string) => {
      shown.data = next;
    };
    createRoot(aside).render(<Field start={shown.data} show={change} />);
    return true;
  },
});
