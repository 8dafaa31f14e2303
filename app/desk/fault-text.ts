import type { Fault } from '#schemas/result.ts';
import type { DeskAction } from '#server/services/orders/desk/possible-actions.ts';
import type { Desk } from './desk-context.ts';
import type { DeskText } from './messages.ts';

/** What was wrong with an action, where its own words say more than those of the code. */
const ofAction: Readonly<Record<string, DeskText>> = {
  'ship required': 'fault.noPieces',
  'ship numberInvalid': 'fault.pieces',
  'note required': 'fault.noteMissing',
};
const ofCode: Readonly<Record<string, DeskText>> = {
  conflict: 'fault.conflict',
  required: 'fault.required',
  maxLength: 'fault.maxLength',
  numberInvalid: 'fault.numberInvalid',
};

export function faultText({ t }: Desk, fault: Fault, action: DeskAction | null): string {
  const { code, field, params } = fault;
  if (code === 'maxLength' && field !== 'note') return t('fault.lineTooLong');
  return t(ofAction[`${action} ${code}`] ?? ofCode[code] ?? 'fault.other', params);
}
