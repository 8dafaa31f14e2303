import { coreMessages } from '#runtime/i18n/core-messages.ts';
import { type Messages, type MessagesByLanguage, prefixed } from '#runtime/i18n/messages.ts';
import { type Language, textsIn } from '#schemas/languages.ts';

const modules = import.meta.glob<MessagesByLanguage>('../../blocks/*/messages.ts', {
  eager: true,
  import: 'messages',
});

/** Returns the texts that a page with any blocks needs, in one language. */
export function pageTexts(language: Language): Messages {
  const own = Object.entries(modules).map(([file, messages]) =>
    prefixed(file.split('/').at(-2) ?? '', textsIn(messages, language)),
  );
  return Object.assign({}, textsIn(coreMessages, language), ...own);
}
