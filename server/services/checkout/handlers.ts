import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { createOrder } from '../orders/create-order.ts';
import { getOrder } from '../orders/order-summary.ts';
import { getOrderPayment, payAgain } from '../payments/pay-again.ts';
import { getApplicablePaymentMethods, savePaymentMethod } from '../payments/payment-step.ts';
import { pgSuccess } from '../payments/provider-return.ts';
import { getAvailableCountries, getDeliveryByAvailableCountries } from './countries.ts';
import { getApplicableDeliveryMethods, saveDeliveryMethod } from './delivery.ts';
import { getCheckoutSettings, getCurrencyConfig } from './settings.ts';

export type CheckoutHandlers = Pick<Handlers, Extract<keyof Handlers, `checkout.${string}`>>;

export function createCheckoutHandlers(deps: ServiceDependencies): CheckoutHandlers {
  return {
    'checkout.getCheckoutSettings': getCheckoutSettings(deps),
    'checkout.getCurrencyConfig': getCurrencyConfig(deps),
    'checkout.getAvailableCountries': getAvailableCountries(deps),
    'checkout.getDeliveryByAvailableCountries': getDeliveryByAvailableCountries(deps),
    'checkout.getApplicableDeliveryMethods': getApplicableDeliveryMethods(deps),
    'checkout.saveDeliveryMethod': saveDeliveryMethod(deps),
    'checkout.getApplicablePaymentMethods': getApplicablePaymentMethods(deps),
    'checkout.savePaymentMethod': savePaymentMethod(deps),
    'checkout.createOrder': createOrder(deps),
    'checkout.pgSuccess': pgSuccess(deps),
    'checkout.order': getOrder(deps),
    'checkout.orderPayment': getOrderPayment(deps),
    'checkout.payAgain': payAgain(deps),
  };
}
