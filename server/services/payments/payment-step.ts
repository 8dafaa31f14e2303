import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import { readCompany } from '../account/company-check.ts';
import { openCart } from '../cart/cart-row.ts';
import { type CartState, loadCartState } from '../cart/cart-state.ts';
import { type CheckoutChoices, loadCheckoutOffer } from '../cart/checkout-offer.ts';
import { changePlanned } from '../cart/plan-change.ts';
import type { CartReading } from '../cart/read-cart.ts';
import { takeAddresses } from '../checkout/chosen-addresses.ts';
import { applicablePayments, toPaymentMethod } from '../checkout/payment-methods.ts';
import type { ServiceDependencies } from '../dependencies.ts';

export const getApplicablePaymentMethods =
  ({ db, gateways }: ServiceDependencies): Handler<'checkout.getApplicablePaymentMethods'> =>
  async (input, context) => {
    const opened = await openCart(db, input);
    if (!opened.ok) return opened;
    const addresses = await takeAddresses(db, opened.value, input, context);
    if (!addresses.ok) return addresses;
    const state = await loadCartState(db, opened.value, context.now);
    const offer = await loadCheckoutOffer(db, null, null);
    const methods = applicablePayments(offer, state, gateways);
    return ok(methods.map((method) => toPaymentMethod(method, context.language)));
  };

/** A company order includes the company's name and tax number (CHK-P-08). */
export const savePaymentMethod =
  (deps: ServiceDependencies): Handler<'checkout.savePaymentMethod'> =>
  async (input, context) => {
    const { paymentMethodId: payment_method_id, companyData } = input;
    let choices: CheckoutChoices | null = null;
    let company: ReturnType<typeof readCompany> = ok(null);
    const plan = (reading: CartReading) => {
      ({ choices } = reading);
      const given = companyData && { name: companyData.companyName, oib: companyData.oib };
      company = readCompany(given ?? null, choices?.iso ?? null);
      const known = company.ok ? company.value : null;
      return ok({ changes: { payment_method_id, ...(known && { company: known }) } });
    };
    const check = (state: CartState) => {
      const methods = choices ? applicablePayments(choices, state, deps.gateways) : [];
      const isOffered = methods.some(({ id }) => id === payment_method_id);
      return isOffered ? company : fail('paymentMethodNotFound');
    };
    return changePlanned(deps, input, context, { question: { step: 'payment' }, plan, check });
  };
