import type { PaymentMethod } from '#schemas/entities/checkout-methods.ts';
import { type Language, localize } from '#schemas/languages.ts';
import { cleanHtml } from '../../html/clean-html.ts';
import { paymentSlip } from '../../markets/payment-slip.ts';
import type { Gateways } from '../../payments/gateway.ts';
import type { CartState } from '../cart/cart-state.ts';
import type { CheckoutOffer, PaymentMethodRow } from '../cart/checkout-offer.ts';
import { payeeOf } from '../site/site-options.ts';

/** Facts that decide which payment methods apply. */
export interface Payable {
  readonly isFree: boolean;
  /** Whether the carrier collects cash. */
  readonly takesCash: boolean;
  /** ISO code of the currency. */
  readonly currency: string;
}

type Offer = Pick<CheckoutOffer, 'payment' | 'company'>;

/** Payment methods for this cart: `FREE` if and only if nothing is to be paid. */
export function applicablePayments(
  offer: Offer,
  state: CartState,
  gateways?: Gateways,
): PaymentMethodRow[] {
  const { priced, isDigitalOnly, extras, currency } = state;
  const takesCash = !isDigitalOnly && (extras.delivery?.takesCash ?? true);
  const payable = { isFree: priced.summary.orderTotal === 0, takesCash, currency };
  return paymentsFor(offer, payable, gateways);
}

export function paymentsFor(
  { payment, company }: Offer,
  { isFree, takesCash, currency }: Payable,
  gateways: Gateways = {},
): PaymentMethodRow[] {
  const isOffered: Readonly<Record<PaymentMethodRow['payment_type'], boolean>> = {
    FREE: isFree,
    COD: !isFree && takesCash,
    BANK: !isFree && currency === paymentSlip?.currency && payeeOf(company) !== null,
    HPF: !isFree && gateways.HPF?.takes(currency) === true,
    PAYPAL: !isFree && gateways.PAYPAL?.takes(currency) === true,
  };
  return payment.filter(({ payment_type: type }) => isOffered[type]);
}

export function toPaymentMethod(method: PaymentMethodRow, language: Language): PaymentMethod {
  const { id, name, description, payment_type: paymentType } = method;
  return {
    id,
    name: localize(name, language),
    description: cleanHtml(localize(description, language)),
    paymentType,
  };
}
