import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Pickers } from '../pickers.ts';
import { slashCommands } from './block-commands.ts';
import type { RichTextNotice } from './create-editor.ts';
import { chooseLink, type Tools } from './tools.ts';

/** State of the tools around an open text. */
export interface SessionState {
  /** Whether the toolbar was opened by shortcut. It is then shown whatever is selected. */
  readonly isPinned: boolean;
  readonly notice: RichTextNotice | null;
  /** Index of the active entry in the block list. */
  readonly active: number;
  /** Text after `/` for which the list was closed. */
  readonly closedFor: string | null;
  /** Number of open dialogs. */
  readonly prompts: number;
}

export type Session = StoreApi<SessionState>;

export const createSession = (): Session =>
  createStore(() => ({ isPinned: false, notice: null, active: 0, closedFor: null, prompts: 0 }));

export function createTools(editor: Editor, pickers: Pickers, session: Session): Tools {
  const count = (step: number) => session.setState(({ prompts }) => ({ prompts: prompts + step }));
  return {
    editor,
    pickers,
    prompt: async (question) => {
      count(1);
      try {
        const response = await question();
        return editor.isDestroyed ? undefined : response;
      } finally {
        count(-1);
      }
    },
  };
}

/** Returns the text after `/` at the start of a paragraph, up to the caret; null when there is none. */
export function slashQuery({ selection }: EditorState): string | null {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  return /^\/([\p{L}\d ]{0,20})$/u.exec(before)?.[1] ?? null;
}

type Name = (command: string) => string;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

export function slashChoices(query: string, nameOf: Name) {
  return slashCommands.filter(({ name }) => plain(nameOf(name)).includes(plain(query.trim())));
}

/** Removes the `/` and the text after it and runs the chosen command. */
export function runSlash(tools: Tools, session: Session, query: string, nameOf: Name): boolean {
  const command = slashChoices(query, nameOf)[session.getState().active];
  if (!command) return false;
  const { from } = tools.editor.state.selection;
  tools.editor.commands.deleteRange({ from: from - query.length - 1, to: from });
  session.setState({ active: 0 });
  void command.run(tools);
  return true;
}

/** Handles tool keys while the text has focus. Returns true when handled. */
export function onToolKey(
  event: KeyboardEvent,
  tools: Tools,
  session: Session,
  nameOf: Name,
): boolean {
  if (event.altKey && event.key === 'F10') {
    session.setState({ isPinned: true });
    return true;
  }
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
    event.preventDefault();
    void chooseLink(tools);
    return true;
  }
  const query = slashQuery(tools.editor.state);
  if (query === null || session.getState().closedFor === query) return false;
  return onSlashKey(event, tools, session, query, nameOf);
}

function onSlashKey(
  { key }: KeyboardEvent,
  tools: Tools,
  session: Session,
  query: string,
  nameOf: Name,
): boolean {
  const { length } = slashChoices(query, nameOf);
  const move = (step: number) =>
    session.setState(({ active }) => ({ active: (active + step + length) % length }));
  if (length === 0 && key !== 'Escape') return false;
  if (key === 'ArrowDown') move(1);
  else if (key === 'ArrowUp') move(-1);
  else if (key === 'Escape') session.setState({ closedFor: query });
  else if (key === 'Enter') return runSlash(tools, session, query, nameOf);
  else {
    session.setState({ active: 0, closedFor: null });
    return false;
  }
  return true;
}
