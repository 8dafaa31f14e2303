import { assistField } from '#runtime/checkout/assist-field.tsx';
import type { FieldRules } from '#runtime/checkout/use-field-check.ts';
import { billingPrefix } from '#runtime/commands/checkout/address-names.ts';
import { addressRules, companyRules } from '#runtime/commands/checkout/address-rules.ts';
import { checkFields, type Rules } from '#runtime/forms/rules.ts';
import { type FormValues, fieldValue } from '#runtime/store/forms.ts';
import { addressFields } from '#schemas/constants.ts';
import { type LoadedRules, loadRules } from '#schemas/markets/load-rules.ts';

interface AddressFormRules extends FieldRules {
  /** Whether a tax number that its market's rules accept still looks wrong: shown as a hint, never rejected. */
  readonly isOddTaxNumber: (values: FormValues) => boolean;
}

export async function loadFormRules(): Promise<AddressFormRules> {
  const { taxNumberOf } = await loadRules();
  return {
    assist: assistField,
    checkField(values, name) {
      const rules = formRules(values, taxNumberOf)[name];
      return rules && checkFields(values, { [name]: rules })[0];
    },
    isOddTaxNumber(values) {
      const written = fieldValue(values, 'companyOIB');
      return written !== '' && taxNumberOf(payerCountry(values))?.isOdd(written) === true;
    },
  };
}

/**
 * Returns the rules of every field that the form may show; the payer's country determines those of the
 * company's tax number.
 */
function formRules(values: FormValues, taxNumberOf: LoadedRules['taxNumberOf']): Rules {
  return {
    ...addressRules(addressFields),
    ...addressRules(addressFields, billingPrefix),
    ...companyRules(taxNumberOf(payerCountry(values))),
  };
}

/** Returns the ISO code of the payer's country. */
function payerCountry(values: FormValues): string {
  const payer = fieldValue(values, 'differentBilling') === '' ? '' : billingPrefix;
  return fieldValue(values, `${payer}country`);
}
