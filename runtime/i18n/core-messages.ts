import ownMessages from 'virtual:messages/runtime/i18n';
import shellMessages from 'virtual:messages/runtime/page';
import { type ByLanguage, byLanguage, textsIn } from '#schemas/languages.ts';
import { withNamedNotices } from './error-notices.ts';
import type { Messages } from './messages.ts';

/** Texts that belong to no block. */
export const coreMessages: ByLanguage<Messages> = byLanguage((language) =>
  withNamedNotices({ ...textsIn(shellMessages, language), ...textsIn(ownMessages, language) }),
);
