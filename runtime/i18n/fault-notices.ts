import type { FaultCode } from '#schemas/faults.ts';

const notices: Partial<Record<FaultCode, string>> = {
  userExists: 'core.notifications.userExists',
  unknownUserOrPassword: 'core.notifications.unknowUserOrPassword',
  incorrectOldPassword: 'core.notifications.inccorectOldPassword',
  studentNotAssigned: 'core.notifications.studentNotAssignedToDepartment',
  invalidQuantity: 'error.invalidQuantity',
  consentsNotFetched: 'error.consentsNotFetched',
  consentRequired: 'core.notifications.consentRequired',
};

/** Keys of texts that the catalogue names for a fault (ERR-09 to ERR-21), spelling as given there. */
export const namedNotices = Object.entries(notices) as [FaultCode, string][];

/** Key of the text that people read for a fault. */
export function faultKey(code: FaultCode): string {
  return namedNotices.find(([named]) => named === code)?.[1] ?? `fault.${code}`;
}
