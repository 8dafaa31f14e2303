import { type AddressField, limits } from '#schemas/constants.ts';
import type { TaxNumber } from '#schemas/markets/market-rules.ts';
import {
  email,
  lettersOnly,
  maxLength,
  phoneOf,
  postcodeOf,
  type Rule,
  type Rules,
  regionOf,
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
    contactPhone: [...upTo(50), phoneOf(`${prefix}country`)],
    country: upTo(limits.country),
    city: upTo(limits.city),
    street: upTo(limits.street),
    houseNumber: upTo(limits.houseNumber),
    zipCode: [...upTo(limits.zipCode), postcodeOf(`${prefix}country`)],
  };
  return {
    ...Object.fromEntries(fields.map((field) => [prefix + field, rules[field]])),
    ...(fields.includes('country') && { [`${prefix}region`]: [regionOf(`${prefix}country`)] }),
  };
}

/** Returns the rules for a company whose country has this tax number (CHK-A-16, CHK-A-17). */
export function companyRules(taxNumber: TaxNumber | null): Rules {
  const valid: Rule = (value) =>
    value === '' || taxNumber?.read(value) != null ? null : { code: 'oib' };
  return {
    companyName: upTo(200),
    ...(taxNumber && { companyOIB: [required, valid, maxLength(50)] }),
  };
}
