import type { FaultCode } from '#schemas/faults.ts';

const notices: Partial<Record<FaultCode, string>> = {
  userExists: 'userExists',
  unknownUserOrPassword: 'unknowUserOrPassword',
  incorrectOldPassword: 'inccorectOldPassword',
  studentNotAssigned: 'studentNotAssignedToDepartment',
};

/** Keys of notices that the catalogue names for a fault (ERR-09 to ERR-12), spelling as given there. */
export const namedNotices = Object.entries(notices).map(
  ([code, name]) => [code as FaultCode, `core.notifications.${name}`] as const,
);

/** Key of the text that people read for a fault. */
export function faultKey(code: FaultCode): string {
  return namedNotices.find(([named]) => named === code)?.[1] ?? `fault.${code}`;
}
