import type { AppError } from '#schemas/result.ts';
import type { DeskAction } from '#server/services/orders/desk/possible-actions.ts';
import type { Desk } from './desk-context.ts';
import type { DeskText } from './messages.ts';

/** What was wrong with an action, where its own words say more than those of the code. */
const ofAction: Readonly<Record<string, DeskText>> = {
  'ship required': 'errors.noPieces',
  'ship numberInvalid': 'errors.pieces',
  'note required': 'errors.noteMissing',
};
const ofCode: Readonly<Record<string, DeskText>> = {
  conflict: 'errors.conflict',
  required: 'errors.required',
  maxLength: 'errors.maxLength',
  numberInvalid: 'errors.numberInvalid',
};

export function errorText({ t }: Desk, error: AppError, action: DeskAction | null): string {
  const { code, field, params } = error;
  if (code === 'maxLength' && field !== 'note') return t('errors.lineTooLong');
  return t(ofAction[`${action} ${code}`] ?? ofCode[code] ?? 'errors.other', params);
}
