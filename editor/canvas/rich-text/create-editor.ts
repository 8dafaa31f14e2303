import { Editor, type Node as NodeExtension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { EditorProps } from '@tiptap/pm/view';
import type { JsonObject } from '#schemas/document/element.ts';
import { richTextExtensions } from './extensions.ts';
import { Limits } from './limits.ts';
import { cleanPaste } from './paste.ts';
import { readStored, type StoredForms } from './read-stored.ts';
import { endsWithCaretLine, isBlank, writeStored } from './write-stored.ts';

export type RichTextNotice = 'imagesRefused' | 'tooLong';

export interface RichTextSetup {
  /** Element that becomes the editable text. */
  readonly mount: HTMLElement;
  readonly value: JsonObject | undefined;
  /** Extensions of nodes that have their own views. */
  readonly atoms: readonly NodeExtension[];
  /** Whether the editor has its own undo history; otherwise the caller handles undo. */
  readonly hasOwnHistory: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly onChange: (value: JsonObject) => void;
  readonly onNotice: (notice: RichTextNotice) => void;
  /** Returns true when the key was handled. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

export interface RichTextEditor {
  readonly editor: Editor;
  /** Shows a text that was changed elsewhere; the caret keeps its position. */
  readonly update: (value: JsonObject | undefined) => void;
}

export function createRichTextEditor(setup: RichTextSetup): RichTextEditor {
  const forms: StoredForms = new WeakMap();
  const { onChange, onNotice, hasOwnHistory } = setup;
  const limits = Limits.configure({ onRefused: () => onNotice('tooLong') });
  const extensions = richTextExtensions(setup.atoms, hasOwnHistory, limits);
  let shown = setup.value;
  const editor = new Editor({
    element: { mount: setup.mount },
    extensions,
    injectCSS: false,
    enablePasteRules: false,
    editorProps: propsOf(setup),
    onBeforeCreate: ({ editor: { options, schema } }) => {
      options.content = readStored(schema, setup.value, forms) as never;
    },
    onUpdate: ({ editor: { state } }) => {
      shown = writeStored(state.doc, forms);
      onChange(shown);
    },
  });
  const update = (value: JsonObject | undefined) => {
    if (value === shown || JSON.stringify(value) === JSON.stringify(shown)) return;
    shown = value;
    showOther(editor, value, forms);
  };
  return { editor, update };
}

/** Replaces only what differs, so that caret and selection keep their positions. */
function showOther(editor: Editor, value: JsonObject | undefined, forms: StoredForms): void {
  const { state, view } = editor;
  const read = readStored(editor.schema, value, forms);
  const isOnLine = endsWithCaretLine(state.doc) && !endsWithCaretLine(read);
  const next = isOnLine ? withCaretLine(read) : read;
  const start = state.doc.content.findDiffStart(next.content);
  const end = state.doc.content.findDiffEnd(next.content);
  if (start === null || !end) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const change = state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  view.dispatch(change.setMeta('addToHistory', false).setMeta('preventUpdate', true));
}

/** The user may be about to type in the empty last line. */
function withCaretLine(doc: Node): Node {
  return doc.copy(doc.content.addToEnd(doc.type.schema.node('paragraph')));
}

function propsOf({ attributes, hasOwnHistory, onKey, onNotice }: RichTextSetup): EditorProps {
  const hasPictures = (data: DataTransfer | null) =>
    [...(data?.files ?? [])].some(({ type }) => type.startsWith('image/'));
  const refuse = (data: DataTransfer | null) => {
    if (!hasPictures(data) || data?.types.includes('text/html')) return false;
    onNotice('imagesRefused');
    return true;
  };
  return {
    attributes: ({ doc }) => (isBlank(doc) ? { ...attributes, 'data-blank': '' } : attributes),
    transformPastedHTML: (html) => {
      const { html: clean, hadPictures } = cleanPaste(html);
      if (hadPictures) onNotice('imagesRefused');
      return clean;
    },
    handlePaste: (_view, event) => refuse(event.clipboardData),
    handleDrop: (_view, event) => refuse(event.dataTransfer),
    handleKeyDown: (_view, event) => onKey(event),
    handleDOMEvents: {
      click: (_view, event) => {
        event.preventDefault();
        return false;
      },
      beforeinput: (_view, event) => {
        const isBrowsersOwn = !hasOwnHistory && event.inputType.startsWith('history');
        if (isBrowsersOwn) event.preventDefault();
        return isBrowsersOwn;
      },
    },
  };
}
