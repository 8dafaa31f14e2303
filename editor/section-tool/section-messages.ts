import messages from 'virtual:messages/editor/section-tool';
import { type Messages, prefixed } from '#runtime/i18n/messages.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import { editorMessages } from '../i18n/messages.ts';

/** The editor's texts with those of the section tool, which edit mode does not load. */
export function sectionMessages(language: Language): Messages {
  return { ...editorMessages(language), ...prefixed('section-tool', textsIn(messages, language)) };
}
