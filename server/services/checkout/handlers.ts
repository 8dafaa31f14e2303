import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { getAvailableCountries, getDeliveryByAvailableCountries } from './countries.ts';
import { getApplicableDeliveryMethods, saveDeliveryMethod } from './delivery.ts';
import { listDeliveryTerms } from './delivery-terms.ts';
import { getCheckoutSettings, getCurrencyConfig } from './settings.ts';

/** Calls of the checkout until the payment step; orders and payments handle the rest. */
export function createCheckoutHandlers(deps: ServiceDependencies) {
  return {
    'checkout.getCheckoutSettings': getCheckoutSettings(deps),
    'checkout.getCurrencyConfig': getCurrencyConfig(deps),
    'checkout.getAvailableCountries': getAvailableCountries(deps),
    'checkout.getDeliveryByAvailableCountries': getDeliveryByAvailableCountries(deps),
    'checkout.listDeliveryTerms': listDeliveryTerms(deps),
    'checkout.getApplicableDeliveryMethods': getApplicableDeliveryMethods(deps),
    'checkout.saveDeliveryMethod': saveDeliveryMethod(deps),
  } satisfies Partial<Handlers>;
}
