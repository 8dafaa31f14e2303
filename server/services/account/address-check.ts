import type { Kysely } from 'kysely';
import { type AddressField, limits } from '#schemas/constants.ts';
import type { AddressInput, BuyerAddress } from '#schemas/entities/address.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { bookFields, missingField } from '#schemas/rules/address-fields.ts';
import { regionError } from '#schemas/rules/address-format.ts';
import { isPersonName } from '#schemas/rules/person-name.ts';
import { phoneError } from '#schemas/rules/phone-number.ts';
import { isPostcode, postcodeShape } from '#schemas/rules/postcode.ts';
import { site } from '#schemas/site/site.ts';
import type { Database } from '../../db/schema.ts';
import { allowedIso } from './allowed-countries.ts';
import { readTaxNumber } from './company-check.ts';
import { readEmail } from './email.ts';
import { readPhone } from './phone.ts';

const maxLengths = {
  firstName: 200,
  lastName: 200,
  contactPhone: 50,
  city: limits.city,
  street: limits.street,
  houseNumber: limits.houseNumber,
  zipCode: limits.zipCode,
  region: 200,
  companyName: 200,
} as const;

export interface CheckedAddress<A extends BuyerAddress = BuyerAddress> {
  readonly address: A;
  /** Null when the buyer gave no country. */
  readonly countryIso: string | null;
}

/** Returns the address in its stored form: trimmed, within limits, in a country the shop sells to. */
export async function readAddress<A extends BuyerAddress = AddressInput>(
  db: Kysely<Database>,
  input: A,
  required: readonly AddressField[] = bookFields,
): Promise<Result<CheckedAddress<A>>> {
  const address = trimAll(input);
  const missing = missingField(address, required);
  if (missing) return fail('required', { field: missing });
  for (const [field, max] of Object.entries(maxLengths)) {
    const text = address[field as keyof typeof maxLengths] ?? '';
    if ([...text].length > max) return fail('maxLength', { field, params: { max } });
    if (/\p{Cc}/u.test(text)) return fail('invalidValue', { field });
  }
  for (const field of ['firstName', 'lastName'] as const) {
    if (!isPersonName(address[field])) return fail('lettersOnly', { field });
  }
  const email = address.contactEmail ?? '';
  if (email !== '' && readEmail(email) === null) return fail('email', { field: 'contactEmail' });
  const placed = await withCountry(db, address);
  return placed.ok ? withPhone(placed.value) : placed;
}

/** The country of the address decides what a number without a country code means. */
function withPhone<A extends BuyerAddress>(checked: CheckedAddress<A>): Result<CheckedAddress<A>> {
  const { address, countryIso } = checked;
  if (!address.contactPhone) return ok(checked);
  const contactPhone = readPhone(address.contactPhone, countryIso);
  if (contactPhone === null) {
    const { code, params } = phoneError(countryIso ?? site.country);
    return fail(code, { field: 'contactPhone', params });
  }
  return ok({ address: { ...address, contactPhone }, countryIso });
}

async function withCountry<A extends BuyerAddress>(
  db: Kysely<Database>,
  address: A,
): Promise<Result<CheckedAddress<A>>> {
  const { country, zipCode = '' } = address;
  if (country === undefined) return ok({ address, countryIso: null });
  const iso = await allowedIso(db, country);
  if (iso === null) return fail('countryNotAllowed', { field: 'country' });
  if (!isPostcode(zipCode, iso)) {
    return fail('postcode', { field: 'zipCode', params: { shape: postcodeShape(iso) ?? '' } });
  }
  const region = regionError(address.region, iso);
  if (region) return fail(region, { field: 'region' });
  const oib = readTaxNumber(address.companyOIB ?? '', iso);
  if (!oib.ok) return oib;
  const companyOIB = oib.value === null ? {} : { companyOIB: oib.value };
  return ok({ address: { ...address, ...companyOIB }, countryIso: iso });
}

function trimAll<A extends BuyerAddress>(input: A): A {
  const entries = Object.entries(input).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.normalize('NFC').trim() : value,
  ]);
  return Object.fromEntries(entries) as A;
}

export interface CheckedAddresses {
  readonly Main: CheckedAddress | null;
  readonly Shipping: CheckedAddress | null;
}

/** When only one of the two addresses is given, it is used for both (CHK-A-19). */
export async function readAddresses(
  db: Kysely<Database>,
  inputs: readonly BuyerAddress[],
  required: readonly AddressField[],
): Promise<Result<CheckedAddresses>> {
  const given: Partial<Record<BuyerAddress['type'], CheckedAddress>> = {};
  for (const input of inputs) {
    const checked = await readAddress(db, input, required);
    if (!checked.ok) return checked;
    given[input.type] = checked.value;
  }
  return ok({
    Main: as('Main', given.Main ?? given.Shipping),
    Shipping: as('Shipping', given.Shipping ?? given.Main),
  });
}

function as(type: BuyerAddress['type'], checked?: CheckedAddress): CheckedAddress | null {
  return checked ? { ...checked, address: { ...checked.address, type } } : null;
}
