import type { ErrorCode } from '#schemas/errors.ts';
import type { Messages } from './messages.ts';

const notices: Partial<Record<ErrorCode, string>> = {
  userExists: 'core.notifications.userExists',
  unknownUserOrPassword: 'core.notifications.unknowUserOrPassword',
  incorrectOldPassword: 'core.notifications.inccorectOldPassword',
  studentNotAssigned: 'core.notifications.studentNotAssignedToDepartment',
  invalidQuantity: 'error.invalidQuantity',
  consentsNotFetched: 'error.consentsNotFetched',
  consentRequired: 'core.notifications.consentRequired',
};

/** Message keys that the error catalogue assigns to errors (ERR-09 to ERR-21), spelled as given there. */
export const namedNotices = Object.entries(notices) as [ErrorCode, string][];

/** Adds the texts of errors under the keys that the catalogue assigns. */
export function withNamedNotices(messages: Messages): Messages {
  const notices = namedNotices.map(([code, key]) => [key, messages[`errors.${code}`] ?? key]);
  return { ...messages, ...Object.fromEntries(notices) };
}

/** Returns the message key of an error's text for users. */
export function errorKey(code: ErrorCode): string {
  return namedNotices.find(([named]) => named === code)?.[1] ?? `errors.${code}`;
}
