import {
  addressRules,
  billingPrefix,
  companyRules,
  withPrefix,
} from '#runtime/commands/checkout/address-rules.ts';
import type { Rules } from '#runtime/forms/rules.ts';
import { type FormValues, fieldValue } from '#runtime/store/forms.ts';

/** Rules of every field the form may show; the payer's country decides on the company's number. */
export function formRules(values: FormValues): Rules {
  const payer = fieldValue(values, 'differentBilling') === '' ? '' : billingPrefix;
  return {
    ...addressRules,
    ...withPrefix(billingPrefix, addressRules),
    ...companyRules(fieldValue(values, `${payer}country`)),
  };
}
