import type { PaymentMethod } from '#schemas/entities/checkout-methods.ts';
import { type Language, localize } from '#schemas/languages.ts';
import type { Price } from '#schemas/money.ts';
import { cleanHtml } from '../../html/clean-html.ts';
import { paymentSlip } from '../../markets/payment-slip.ts';
import type { Gateways } from '../../payments/gateway.ts';
import { type CartState, priceOf } from '../cart/cart-state.ts';
import type { CheckoutChoices, PaymentChoice, PaymentMethodRow } from '../cart/checkout-offer.ts';
import { payeeOf } from '../site/site-options.ts';

/** Facts that decide which payment methods apply. */
export interface Payable {
  /** Whether the carrier collects cash. */
  readonly takesCash: boolean;
  readonly price: Price;
}

interface Offer<P> extends Pick<CheckoutChoices, 'company'> {
  readonly payment: readonly P[];
}

/** Payment methods for this cart: `FREE` if and only if nothing is to be paid. */
export function applicablePayments<P extends PaymentChoice>(
  offer: Offer<P>,
  state: CartState,
  gateways?: Gateways,
): P[] {
  const { isDigitalOnly, extras } = state;
  const takesCash = !isDigitalOnly && (extras.delivery?.takesCash ?? true);
  return paymentsFor(offer, { price: priceOf(state), takesCash }, gateways);
}

export function paymentsFor<P extends PaymentChoice>(
  { payment, company }: Offer<P>,
  { price, takesCash }: Payable,
  gateways: Gateways = {},
): P[] {
  const isFree = price.amount === 0;
  const isOffered: Readonly<Record<PaymentMethodRow['payment_type'], boolean>> = {
    FREE: isFree,
    COD: !isFree && takesCash,
    BANK: !isFree && price.currency === paymentSlip?.currency && payeeOf(company) !== null,
    HPF: !isFree && gateways.HPF?.takes(price) === true,
    PAYPAL: !isFree && gateways.PAYPAL?.takes(price) === true,
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
