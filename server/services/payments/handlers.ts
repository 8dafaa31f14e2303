import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { getOrderPayment, payAgain } from './pay-again.ts';
import { getApplicablePaymentMethods, savePaymentMethod } from './payment-step.ts';
import { pgSuccess } from './provider-return.ts';
import { findUnpaid, takeBack } from './take-back.ts';

/** The payment step of the checkout, and payments of orders. */
export function createPaymentHandlers(deps: ServiceDependencies) {
  return {
    'checkout.getApplicablePaymentMethods': getApplicablePaymentMethods(deps),
    'checkout.savePaymentMethod': savePaymentMethod(deps),
    'checkout.pgSuccess': pgSuccess(deps),
    'checkout.orderPayment': getOrderPayment(deps),
    'checkout.payAgain': payAgain(deps),
    'order.unpaid': findUnpaid(deps),
    'order.takeBack': takeBack(deps),
  } satisfies Partial<Handlers>;
}
