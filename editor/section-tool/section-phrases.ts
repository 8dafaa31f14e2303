import { type Phrases, prefixed } from '#runtime/i18n/messages.ts';
import type { Language } from '#schemas/languages.ts';
import { editorPhrases } from '../i18n/phrases.ts';
import { messages } from './messages.ts';

/** The editor's texts with those of the section tool, which edit mode does not carry. */
export function sectionPhrases(language: Language): Phrases {
  return { ...editorPhrases(language), ...prefixed('section-tool', messages[language]) };
}
