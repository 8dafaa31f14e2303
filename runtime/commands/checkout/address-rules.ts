import { type AddressField, limits } from '#schemas/constants.ts';
import {
  email,
  lettersOnly,
  maxLength,
  oib,
  phone,
  postcodeOf,
  type Rules,
  required,
} from '../../forms/rules.ts';

const upTo = (max: number) => [required, maxLength(max)];
const name = [required, lettersOnly, maxLength(200)];

/** Returns the rules of these address fields (CHK-A-06 to CHK-A-15); their names start with `prefix`. */
export function addressRules(fields: readonly AddressField[], prefix = ''): Rules {
  const rules: Record<AddressField, Rules[string]> = {
    firstName: name,
    lastName: name,
    contactEmail: [required, email],
    contactPhone: [...upTo(50), phone],
    country: upTo(limits.country),
    city: upTo(limits.city),
    street: upTo(limits.street),
    houseNumber: upTo(limits.houseNumber),
    zipCode: [...upTo(limits.zipCode), postcodeOf(`${prefix}country`)],
  };
  return Object.fromEntries(fields.map((field) => [prefix + field, rules[field]]));
}

/**
 * Returns the rules for a company (CHK-A-16, CHK-A-17); check digits are verified only for a Croatian OIB.
 */
export function companyRules(country: string): Rules {
  return {
    companyName: upTo(200),
    companyOIB: country === 'HR' ? [required, oib] : upTo(50),
  };
}
