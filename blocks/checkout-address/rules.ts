import { billingPrefix } from '#runtime/commands/checkout/address-names.ts';
import { addressRules, companyRules } from '#runtime/commands/checkout/address-rules.ts';
import { checkFields, type Rules } from '#runtime/forms/rules.ts';
import { type FormValues, fieldValue } from '#runtime/store/forms.ts';
import { addressFields } from '#schemas/constants.ts';
import { taxNumberOf } from '#schemas/markets/loaded-rules.ts';
import type { AppError } from '#schemas/result.ts';

/** Returns the error of one field. */
export function checkField(values: FormValues, name: string): AppError | undefined {
  const rules = formRules(values)[name];
  return rules && checkFields(values, { [name]: rules })[0];
}

/** Whether a tax number that its market's rules accept still looks wrong: shown as a hint, never rejected. */
export function isOddTaxNumber(values: FormValues): boolean {
  const written = fieldValue(values, 'companyOIB');
  return written !== '' && taxNumberOf(payerCountry(values))?.isOdd(written) === true;
}

/**
 * Returns the rules of every field that the form may show; the payer's country determines those of the
 * company's tax number.
 */
function formRules(values: FormValues): Rules {
  return {
    ...addressRules(addressFields),
    ...addressRules(addressFields, billingPrefix),
    ...companyRules(payerCountry(values)),
  };
}

/** Returns the ISO code of the payer's country. */
function payerCountry(values: FormValues): string {
  const payer = fieldValue(values, 'differentBilling') === '' ? '' : billingPrefix;
  return fieldValue(values, `${payer}country`);
}
