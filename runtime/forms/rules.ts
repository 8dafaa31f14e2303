import type { AppError } from '#schemas/result.ts';
import { regionError } from '#schemas/rules/address-format.ts';
import { isPersonName } from '#schemas/rules/person-name.ts';
import { isPhoneNumber, phoneError } from '#schemas/rules/phone-number.ts';
import { isPostcode, postcodeShape } from '#schemas/rules/postcode.ts';
import { type FormValues, fieldValue } from '../store/forms.ts';

/** Returns the error of a value, null when it is valid. Empty values are valid except for `required`. */
export type Rule = (value: string, values: FormValues) => Omit<AppError, 'field'> | null;
export type Rules = Readonly<Record<string, readonly Rule[]>>;

const mail = /^[^\s@<>()]+@[^\s@<>().]+(\.[^\s@<>().]+)+$/;

export const required: Rule = (value) => (value.trim() === '' ? { code: 'required' } : null);

export const email: Rule = (value) => {
  return value === '' || (mail.test(value) && value.length <= 254) ? null : { code: 'email' };
};

/** The letters and signs of names, without digits and symbols (CHK-A-08). */
export const lettersOnly: Rule = (value) =>
  value === '' || isPersonName(value) ? null : { code: 'lettersOnly' };

export const minLength =
  (min: number): Rule =>
  (value) =>
    value !== '' && value.length < min ? { code: 'minLength', params: { min } } : null;

export const maxLength =
  (max: number): Rule =>
  (value) =>
    value.length > max ? { code: 'maxLength', params: { max } } : null;

/** Must equal the password in another field (FORM-08). */
export const repeats =
  (field: string): Rule =>
  (value, values) =>
    value === fieldValue(values, field) ? null : { code: 'repeatPassword' };

/** Must differ from the old password (PWD-04). */
export const differsFrom =
  (field: string): Rule =>
  (value, values) =>
    value !== '' && value === fieldValue(values, field) ? { code: 'differentPassword' } : null;

/** Must be possible as a phone number in some country; the server checks the rules of each country. */
export const phoneOf =
  (countryField: string): Rule =>
  (value, values) =>
    value.trim() === '' || isPhoneNumber(value)
      ? null
      : phoneError(fieldValue(values, countryField));

/** Must have the postcode format of the country whose ISO code is in another field. */
export const postcodeOf =
  (countryField: string): Rule =>
  (value, values) => {
    const country = fieldValue(values, countryField);
    if (value.trim() === '' || country === '' || isPostcode(value, country)) return null;
    return { code: 'postcode', params: { shape: postcodeShape(country) ?? '' } };
  };

/** Must be a region of the country whose ISO code is in another field, if its addresses name one. */
export const regionOf =
  (countryField: string): Rule =>
  (value, values) => {
    const code = regionError(value.trim(), fieldValue(values, countryField));
    return code && { code };
  };

/** Returns the first error of each field, in the order of the rules. */
export function checkFields(values: FormValues, rules: Rules): AppError[] {
  return Object.entries(rules).flatMap(([field, ruleList]) => {
    const value = fieldValue(values, field);
    for (const rule of ruleList) {
      const error = rule(value, values);
      if (error) return [{ ...error, field }];
    }
    return [];
  });
}
