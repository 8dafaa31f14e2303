import type { BuyerAddress } from '#schemas/entities/address.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { missingField } from '#schemas/rules/address-fields.ts';
import type { Gateways } from '../../payments/gateway.ts';
import { neededFields, requiredFields } from '../account/needed-fields.ts';
import type { CartAddresses } from '../cart/cart-row.ts';
import { availableTo, type CartState } from '../cart/cart-state.ts';
import type { CheckoutChoices, PaymentChoice } from '../cart/checkout-offer.ts';
import { isChanged, type SeenView } from '../cart/seen-view.ts';
import { checkDelivery } from '../checkout/delivery-methods.ts';
import { applicablePayments } from '../checkout/payment-methods.ts';

export interface ReadyOrder {
  readonly addresses: { readonly Main: BuyerAddress; readonly Shipping: BuyerAddress };
  readonly payment: PaymentChoice;
}

/**
 * Checks that every step is complete and the cart is still what the buyer saw; returns the first error
 * otherwise.
 */
export function checkReady(
  choices: CheckoutChoices,
  state: CartState,
  seen: SeenView,
  userId: number | null,
  gateways: Gateways,
): Result<ReadyOrder> {
  const { row, lines, extras } = state;
  if (lines.length === 0) return fail('cartEmpty');
  const { Main, Shipping } = row.addresses as CartAddresses;
  if (!Main || !Shipping || (userId === null && row.guest_email === null)) {
    return fail('addressMissing');
  }
  const needed = requiredFields(neededFields(state), row.company !== null);
  if (missingField(Main, needed) ?? missingField(Shipping, needed)) return fail('addressMissing');
  const delivery = checkDeliveryStep(choices, state);
  if (!delivery.ok) return delivery;
  if (row.member_card_barcode !== null && !extras.isMember) return fail('memberCardInvalid');
  // Must come before the payment step: when a voucher was spent elsewhere, the free payment method no longer
  // applies.
  if (isChanged(state, seen)) return fail('cartChanged');
  const payment = checkPaymentStep(choices, state, gateways);
  if (!payment.ok) return payment;
  const lost = checkLines(state);
  if (!lost.ok) return lost;
  return ok({ addresses: { Main, Shipping }, payment: payment.value });
}

function checkDeliveryStep(
  { delivery, iso }: CheckoutChoices,
  { row, isDigitalOnly }: CartState,
): Result<unknown> {
  if (isDigitalOnly) return ok(null);
  return checkDelivery(delivery, row.delivery_method_id, row.delivery_branch_id, iso);
}

function checkPaymentStep(
  choices: CheckoutChoices,
  state: CartState,
  gateways: Gateways,
): Result<PaymentChoice> {
  const id = state.row.payment_method_id;
  if (id === null) return fail('paymentMethodMissing');
  const methods = applicablePayments(choices, state, gateways);
  const chosen = methods.find((method) => method.id === id);
  return chosen ? ok(chosen) : fail('paymentMethodNotFound');
}

function checkLines(state: CartState): Result<null> {
  for (const line of state.lines) {
    if (!line.isSold) return fail('productUnavailable', { params: { itemId: line.itemId } });
    const available = availableTo(state, line);
    if (available !== null && line.qty > available) {
      return fail('outOfStock', { params: { stock: available, itemId: line.itemId } });
    }
  }
  return ok(null);
}
