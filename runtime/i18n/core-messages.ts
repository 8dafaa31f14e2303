import type { Language } from '#schemas/languages.ts';
import { faultMessages } from './fault-messages.ts';
import { namedNotices } from './fault-notices.ts';
import { type Messages, type Phrases, prefixed } from './messages.ts';
import { noticeMessages } from './notice-messages.ts';
import { shellMessages } from './shell-messages.ts';

const ofLanguage = (language: Language): Phrases => ({
  ...shellMessages[language],
  ...noticeMessages[language],
  ...prefixed('fault', faultMessages[language]),
  ...Object.fromEntries(namedNotices.map(([code, key]) => [key, faultMessages[language][code]])),
});

/** Texts that belong to no block. */
export const coreMessages: Messages = {
  hr: ofLanguage('hr'),
  en: ofLanguage('en'),
  de: ofLanguage('de'),
};
