import type { AppError } from '#schemas/result.ts';

/** Message keys by action and error code, where an action has a more specific text than its code. */
const ofAction: Readonly<Record<string, string>> = {
  'ship required': 'errors.noPieces',
  'ship numberInvalid': 'errors.pieces',
  'receiveReturn required': 'errors.noPieces',
  'receiveReturn numberInvalid': 'errors.pieces',
  'note required': 'errors.noteMissing',
  'refundPart required': 'errors.reasonMissing',
};
const ofCode: Readonly<Record<string, string>> = {
  conflict: 'errors.conflict',
  required: 'errors.required',
  maxLength: 'errors.maxLength',
  numberInvalid: 'errors.numberInvalid',
};

/** Actions whose errors have the texts that all address forms share. */
const ofAddresses: ReadonlySet<string | null> = new Set(['address', 'email']);

/** Key of the text that tells staff why an action was refused. */
export function actionErrorKey(error: AppError, action: string | null): string {
  const isOwn = error.code === 'conflict' || !ofAddresses.has(action);
  return isOwn ? `order.${ownKey(error, action)}` : `errors.${error.code}`;
}

function ownKey({ code, field, params }: AppError, action: string | null): string {
  if (params?.reason === 'invoiced') return 'errors.invoiced';
  if (code === 'maxLength' && field !== 'note') return 'errors.lineTooLong';
  if (code === 'numberInvalid' && params?.max !== undefined) return 'errors.pieces';
  return ofAction[`${action} ${code}`] ?? ofCode[code] ?? 'errors.other';
}
