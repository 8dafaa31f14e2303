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

/** Keys of texts that the catalogue names for an error (ERR-09 to ERR-21), spelling as given there. */
export const namedNotices = Object.entries(notices) as [ErrorCode, string][];

/** Key of the text that people read for an error. */
export function errorKey(code: ErrorCode): string {
  return namedNotices.find(([named]) => named === code)?.[1] ?? `errors.${code}`;
}
