import { homeFiscaliser } from '../../../fiscalisation/home-fiscaliser.ts';
import type { Collection } from '../collection.ts';
import { analyticsSettings } from './analytics.ts';
import { calendarSettings } from './calendar.ts';
import { checkoutSettings } from './checkout.ts';
import { companySettings } from './company.ts';
import { consentTexts } from './consent-texts.ts';
import { countries } from './countries.ts';
import { deliveryBranches } from './delivery-branches.ts';
import { deliveryMethods } from './delivery-methods.ts';
import { fiscalSettings } from './fiscalisation.ts';
import { importSettings } from './imports.ts';
import { maintenanceSettings } from './maintenance.ts';
import { orderNumberSettings } from './order-numbers.ts';
import { paperNumberSettings } from './paper-numbers.ts';
import { paymentMethods } from './payment-methods.ts';
import { reviewSettings } from './reviews.ts';
import { securitySettings } from './security.ts';
import { taxes, taxRates } from './taxes.ts';

/** Collections of settings, in the order of the navigation. */
export const settingCollections: readonly Collection[] = [
  companySettings,
  maintenanceSettings,
  checkoutSettings,
  orderNumberSettings,
  paperNumberSettings,
  ...(homeFiscaliser ? [fiscalSettings] : []),
  deliveryMethods,
  deliveryBranches,
  paymentMethods,
  calendarSettings,
  taxes,
  taxRates,
  countries,
  consentTexts,
  reviewSettings,
  analyticsSettings,
  securitySettings,
  importSettings,
];
