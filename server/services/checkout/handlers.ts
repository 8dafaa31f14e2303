import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { getAvailableCountries, getDeliveryByAvailableCountries } from './countries.ts';
import { createOrder } from './create-order.ts';
import { getApplicableDeliveryMethods, saveDeliveryMethod } from './delivery.ts';
import { getOrder } from './order-summary.ts';
import { getApplicablePaymentMethods, savePaymentMethod } from './payment.ts';
import { pgSuccess } from './provider-return.ts';
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
  };
}
