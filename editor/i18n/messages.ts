import { coreMessages } from '#runtime/i18n/core-messages.ts';
import { type Messages, prefixed } from '#runtime/i18n/messages.ts';
import type { Language } from '#schemas/languages.ts';
import type { EditorMessages } from './editor-messages.ts';

// The section tool brings its own: none of it reaches a shop that is not in development.
const modules = import.meta.glob<{ readonly messages: EditorMessages }>(
  ['../*/messages.ts', '!../section-tool/messages.ts'],
  { eager: true },
);

/** All texts of the editor in one language: `<folder>.<key>`, and the core's, errors included. */
export function editorMessages(language: Language): Messages {
  const own = Object.entries(modules).map(([file, { messages }]) =>
    prefixed(file.split('/')[1] ?? '', messages[language]),
  );
  return Object.assign({}, coreMessages[language], ...own);
}
