import type { PaymentMethod } from '#schemas/entities/checkout-methods.ts';
import type { IconName } from '../ui/icons/icon-names.ts';

/** Icon of each payment type. */
export const paymentIcons = {
  COD: 'banknote',
  BANK: 'landmark',
  HPF: 'credit-card',
  PAYPAL: 'credit-card',
  FREE: 'gift',
} as const satisfies Record<PaymentMethod['paymentType'], IconName>;
