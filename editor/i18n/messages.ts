import own from 'virtual:messages/editor/*';
import { coreMessages } from '#runtime/i18n/core-messages.ts';
import type { Messages } from '#runtime/i18n/messages.ts';
import { type Language, textsIn } from '#schemas/languages.ts';

/** All texts of the editor in one language: `<folder>.<key>`, and the core's, including errors. */
export function editorMessages(language: Language): Messages {
  return { ...coreMessages(language), ...textsIn(own, language) };
}
