import type { Editor, JSONContent } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import type { Pickers } from '../pickers.ts';

/** Dependencies of the buttons and menus of one open text. */
export interface Tools {
  readonly editor: Editor;
  readonly pickers: Pickers;
  /** Opens a dialog while the text stays open. Undefined if the text was closed. */
  readonly prompt: <Value>(question: () => Promise<Value>) => Promise<Value | undefined>;
}

export async function chooseLink({ editor, pickers, prompt }: Tools): Promise<void> {
  const { target, newTab } = editor.getAttributes('link') as { target?: string; newTab?: boolean };
  const chosen = await prompt(() => pickers.chooseLink(target ?? '', newTab));
  if (!chosen) return;
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && target === undefined) {
    const marks = [{ type: 'link', attrs: chosen }];
    const { title } = await pickers.describeLink(chosen.target);
    chain.insertContent({ type: 'text', text: title || chosen.target, marks }).run();
  } else {
    chain.setMark('link', chosen).run();
  }
}

export async function insertImage({ editor, pickers, prompt }: Tools): Promise<void> {
  const media = await prompt(() => pickers.chooseMedia(null, 'image'));
  if (typeof media !== 'string') return;
  insertWhole(editor, [{ type: 'image', attrs: { media } }]);
}

/** Inserts nodes without text. ProseMirror would select them, and typing would then replace them. */
function insertWhole(editor: Editor, content: JSONContent[]): void {
  const chain = editor.chain().focus().insertContent(content);
  chain.command(({ tr, state }) => {
    const end = tr.selection.to;
    const isFollowed = tr.doc.resolve(end).nodeAfter?.isTextblock;
    if (!isFollowed) tr.insert(end, state.schema.node('paragraph'));
    tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView();
    return true;
  });
  chain.run();
}

export async function replaceImage({ editor, pickers, prompt }: Tools): Promise<void> {
  const { media } = editor.getAttributes('image') as { media: string };
  const chosen = await prompt(() => pickers.chooseMedia(media, 'image'));
  if (chosen === undefined) return;
  if (chosen === null) editor.chain().focus().deleteSelection().run();
  else editor.chain().focus().updateAttributes('image', { media: chosen }).run();
}

export async function insertProducts({ editor, pickers, prompt }: Tools): Promise<void> {
  const request = { kind: 'product', selected: [], multiple: true, max: 12 } as const;
  const slugs = await prompt(() => pickers.chooseEntities(request));
  if (!slugs || slugs.length === 0) return;
  const products = slugs.map((slug) => ({ type: 'product', attrs: { slug } }));
  insertWhole(editor, products);
}
