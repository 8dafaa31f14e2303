import { coreMessages } from '#runtime/i18n/core-messages.ts';
import { type Messages, prefixed } from '#runtime/i18n/messages.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import type { EditorMessages } from './editor-messages.ts';

// The section tool loads its own texts, so none of them reach a shop outside development.
const modules = import.meta.glob<{ readonly messages: EditorMessages }>(
  ['../*/messages.ts', '../*/*/messages.ts', '!../section-tool/messages.ts'],
  { eager: true },
);

/** All texts of the editor in one language: `<folder>.<key>`, and the core's, including errors. */
export function editorMessages(language: Language): Messages {
  const own = Object.entries(modules).map(([file, { messages }]) =>
    prefixed(file.split('/').at(-2) ?? '', textsIn(messages, language)),
  );
  return Object.assign({}, textsIn(coreMessages, language), ...own);
}
