import ofBlocks from 'virtual:messages/blocks/*';
import { coreMessages } from '#runtime/i18n/core-messages.ts';
import type { Messages } from '#runtime/i18n/messages.ts';
import { type Language, textsIn } from '#schemas/languages.ts';

/** Returns the texts that a page with any blocks needs, in one language. */
export function pageTexts(language: Language): Messages {
  return { ...coreMessages(language), ...textsIn(ofBlocks, language) };
}
