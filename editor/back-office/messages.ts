import messages from 'virtual:messages/editor/back-office';
import { type Messages, prefixed } from '#runtime/i18n/messages.ts';
import { type Language, textsIn } from '#schemas/languages.ts';

/** Texts of the back office: `office.<key>`, and of errors that only its forms show: `errors.refused_<reason>`. */
export function backOfficeMessages(language: Language): Messages {
  const own = textsIn(messages, language);
  const refusals = Object.entries(own).filter(([key]) => key.startsWith('refused_'));
  return { ...prefixed('office', own), ...prefixed('errors', Object.fromEntries(refusals)) };
}
