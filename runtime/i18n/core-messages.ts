import type { TextLanguage } from '#schemas/languages.ts';
import { errorMessages } from './error-messages.ts';
import { namedNotices } from './error-notices.ts';
import { type Messages, type MessagesByLanguage, prefixed } from './messages.ts';
import { noticeMessages } from './notice-messages.ts';
import { shellMessages } from './shell-messages.ts';

const ofLanguage = (language: TextLanguage): Messages => ({
  ...shellMessages[language],
  ...noticeMessages[language],
  ...prefixed('errors', errorMessages[language]),
  ...Object.fromEntries(namedNotices.map(([code, key]) => [key, errorMessages[language][code]])),
});

/** Texts that belong to no block. */
export const coreMessages: MessagesByLanguage = {
  hr: ofLanguage('hr'),
  en: ofLanguage('en'),
  de: ofLanguage('de'),
};
