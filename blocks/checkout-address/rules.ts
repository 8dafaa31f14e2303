import { billingPrefix } from '#runtime/commands/checkout/address-names.ts';
import { addressRules, companyRules } from '#runtime/commands/checkout/address-rules.ts';
import { checkFields, type Rules } from '#runtime/forms/rules.ts';
import { type FormValues, fieldValue } from '#runtime/store/forms.ts';
import { addressFields } from '#schemas/constants.ts';
import type { AppError } from '#schemas/result.ts';
import { looksLikeVatNumber } from '#schemas/rules/vat-number.ts';

/** The error of one field as it stands in the form. */
export function checkField(values: FormValues, name: string): AppError | undefined {
  const rules = formRules(values)[name];
  return rules && checkFields(values, { [name]: rules })[0];
}

/** A number of another country that looks like none of the Union: told, never refused. */
export function isOddTaxNumber(values: FormValues): boolean {
  const written = fieldValue(values, 'companyOIB');
  return written !== '' && payerCountry(values) !== 'HR' && !looksLikeVatNumber(written);
}

/** Rules of every field the form may show; the payer's country decides on the company's number. */
function formRules(values: FormValues): Rules {
  return {
    ...addressRules(addressFields),
    ...addressRules(addressFields, billingPrefix),
    ...companyRules(payerCountry(values)),
  };
}

/** ISO code of the country in which the payer lives. */
function payerCountry(values: FormValues): string {
  const payer = fieldValue(values, 'differentBilling') === '' ? '' : billingPrefix;
  return fieldValue(values, `${payer}country`);
}
