import type { ErrorCode } from '#schemas/errors.ts';

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

/** Returns the message key of an error's text for users. */
export function errorKey(code: ErrorCode): string {
  return namedNotices.find(([named]) => named === code)?.[1] ?? `errors.${code}`;
}
