import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { TranslateProvider } from '../../i18n/translate.tsx';
import type { EditRichTextOptions, RichTextHandle } from '../in-place/rich-text-handle.ts';
import { belongsToText } from '../in-place/typing-keys.ts';
import { PickersContext } from '../pickers.ts';
import { Bubble } from './bubble.tsx';
import { createRichTextEditor } from './create-editor.ts';
import { findKnownEntities } from './known-entities.ts';
import { renderedAtoms } from './node-views.tsx';
import { watchOutside } from './outside.ts';
import { createSession, createTools, onToolKey } from './session.ts';
import { SlashMenu } from './slash-menu.tsx';
import { standIn } from './stand-in.ts';
import styles from './surface.module.css';

/** Edits a rendered rich text in place: the editor replaces its element in the flow of the page. */
export async function openRichText(options: EditRichTextOptions): Promise<RichTextHandle> {
  const { element, value, onChange, onEnd, t, pickers, label, point } = options;
  const known = await findKnownEntities(value, pickers);
  const place = standIn(element);
  const session = createSession();
  const nameOf = (name: string) => t(`rich-text.${name}`);
  let isOpening = true;
  let isOver = false;
  const { editor, update } = createRichTextEditor({
    mount: place.element,
    value,
    atoms: renderedAtoms({ pickers, t, known, isPrompt: () => isOpening }),
    hasOwnHistory: false,
    attributes: {
      class: `${element.className} ${styles.surface}`,
      'aria-multiline': 'true',
      'aria-label': label ?? t('rich-text.tools'),
      'aria-description': t('rich-text.toolsKey'),
      'data-placeholder': t('rich-text.placeholder'),
    },
    onChange,
    onNotice: (notice) => session.setState({ notice }),
    onKey: (event) => {
      if (onToolKey(event, tools, session, nameOf)) return true;
      if (event.key !== 'Escape') return false;
      end('escape');
      return true;
    },
  });
  isOpening = false;
  const tools = createTools(editor, pickers, session);
  const chrome = renderTools({ tools, session, t, pickers });
  editor.view.dom.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || belongsToText(event)) event.stopPropagation();
  });
  const unwatch = watchOutside(editor.view.dom, chrome.element, {
    isBusy: () => session.getState().prompts > 0,
    onLeft: (reason) => end(reason),
  });

  function end(reason: Parameters<typeof onEnd>[0]): void {
    if (isOver) return;
    isOver = true;
    unwatch();
    // The toolbar may be rendering at the moment.
    queueMicrotask(chrome.remove);
    editor.destroy();
    place.restore();
    onEnd(reason);
  }

  focusAt(editor, point);
  return {
    end: () => end('ended'),
    cancel: () => {
      if (isOver) return;
      end('cancelled');
      onChange(value ?? { type: 'doc', content: [] });
    },
    focus: () => editor.commands.focus(),
    update,
  };
}

interface ToolPorts
  extends ComponentProps<typeof Bubble>,
    Pick<EditRichTextOptions, 't' | 'pickers'> {}

/** Renders the toolbar and the slash menu at the end of the document. */
function renderTools({ tools, session, t, pickers }: ToolPorts) {
  const element = document.createElement('div');
  element.className = 'izlog-editor';
  document.body.append(element);
  const root = createRoot(element);
  root.render(
    <TranslateProvider t={t}>
      <PickersContext value={pickers}>
        <Bubble tools={tools} session={session} />
        <SlashMenu tools={tools} session={session} />
      </PickersContext>
    </TranslateProvider>,
  );
  const remove = () => {
    root.unmount();
    element.remove();
  };
  return { element, remove };
}

/** Places the caret at the point that was clicked, otherwise at the start. */
function focusAt(editor: Editor, point: EditRichTextOptions['point']): void {
  const at = point && editor.view.posAtCoords({ left: point.x, top: point.y });
  const { doc, tr } = editor.state;
  // A point between two paragraphs is no valid caret position.
  if (at) editor.view.dispatch(tr.setSelection(Selection.near(doc.resolve(at.pos))));
  editor.commands.focus(at ? null : 'start', { scrollIntoView: false });
}
