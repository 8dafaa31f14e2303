import { actionErrorKey } from '#editor/back-office/orders/action-error.ts';
import type { AppError } from '#schemas/result.ts';
import type { OrderActionName } from '#server/services/orders/admin/possible-actions.ts';
import type { OrderAdminText } from './messages.ts';
import type { OrderAdmin } from './order-admin.ts';

export const errorText = (
  { t }: OrderAdmin,
  error: AppError,
  action: OrderActionName | null,
): string => t(actionErrorKey(error, action) as OrderAdminText, error.params);
