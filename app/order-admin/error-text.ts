import type { AppError } from '#schemas/result.ts';
import type { OrderActionName } from '#server/services/orders/admin/possible-actions.ts';
import type { OrderAdminText } from './messages.ts';
import type { OrderAdmin } from './order-admin.ts';

/** Errors of an action whose own text says more than that of the code. */
const ofAction: Readonly<Record<string, OrderAdminText>> = {
  'ship required': 'errors.noPieces',
  'ship numberInvalid': 'errors.pieces',
  'note required': 'errors.noteMissing',
};
const ofCode: Readonly<Record<string, OrderAdminText>> = {
  conflict: 'errors.conflict',
  required: 'errors.required',
  maxLength: 'errors.maxLength',
  numberInvalid: 'errors.numberInvalid',
};

export function errorText(
  { t }: OrderAdmin,
  error: AppError,
  action: OrderActionName | null,
): string {
  const { code, field, params } = error;
  if (code === 'maxLength' && field !== 'note') return t('errors.lineTooLong');
  return t(ofAction[`${action} ${code}`] ?? ofCode[code] ?? 'errors.other', params);
}
