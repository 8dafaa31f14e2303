import { Editor, type Extensions } from '@tiptap/core';
import { Table } from '@tiptap/extension-table';
import { richTextExtensions } from './extensions.ts';
import { LinkMark } from './link-mark.ts';
import { cleanPaste } from './paste.ts';

/** Elements that the editor shows; any other is kept in the source view only. */
const shownElements: ReadonlySet<string> = new Set(
  'p br hr h2 h3 h4 ul ol li blockquote strong b em i s code a table tbody tr th td'.split(' '),
);

/** Whether the editor shows everything that this HTML holds. */
export function isShownWhole(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].every(({ localName }) => shownElements.has(localName));
}

/** Addresses that the server keeps; others would be dropped when the text is saved. */
const safeAddress = /^(https:|mailto:|tel:|#|\/(?![/\\]))/i;

const targetOf = (element: HTMLElement) => {
  const target = element.getAttribute('href') ?? '';
  return (
    safeAddress.test(target) && { target, newTab: element.getAttribute('target') === '_blank' }
  );
};

/** Links and tables as they are stored. */
const StoredLink = LinkMark.extend({
  parseHTML: () => [{ tag: 'a[href]', getAttrs: targetOf }],
  renderHTML: ({ mark }) => {
    const { target, newTab } = mark.attrs;
    const href = safeAddress.test(String(target)) ? String(target) : '#';
    return ['a', { href, target: newTab === true ? '_blank' : null }, 0];
  },
});
const StoredTable = Table.extend({
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
}).configure({ View: null });

const stored: Extensions = [StoredLink, StoredTable];
const extensions: Extensions = [
  ...richTextExtensions([], true).filter(({ name }) => stored.every((each) => each.name !== name)),
  ...stored,
];

interface HtmlSetup {
  readonly mount: HTMLElement;
  readonly html: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly onChange: (html: string) => void;
  /** Returns true when the key was handled. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

export function createHtmlEditor({ mount, html, attributes, onChange, onKey }: HtmlSetup): Editor {
  return new Editor({
    element: { mount },
    extensions,
    content: html,
    injectCSS: false,
    enablePasteRules: false,
    editorProps: {
      attributes,
      transformPastedHTML: (pasted) => cleanPaste(pasted).html,
      handleKeyDown: (_view, event) => onKey(event),
      handleDOMEvents: {
        click: (_view, event) => {
          event.preventDefault();
          return false;
        },
      },
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
  });
}
