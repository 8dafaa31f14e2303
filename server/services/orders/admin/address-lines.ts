import type { BuyerAddress } from '#schemas/entities/address.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import { postalLines } from '#schemas/rules/address-format.ts';
import { shownPhone } from '../../account/phone.ts';

export interface KnownCountry {
  readonly iso: string;
  readonly name: LocalizedText;
}

/** Formats the lines of an address for staff, with the country in their language. */
export function addressLines(
  address: BuyerAddress,
  countries: ReadonlyMap<number, KnownCountry>,
  language: Language,
): readonly string[] {
  const { firstName, lastName, country: id = 0 } = address;
  const country = countries.get(id);
  const iso = country?.iso ?? '';
  return [
    `${firstName} ${lastName}`,
    [address.companyName, address.companyOIB].filter(Boolean).join(', '),
    ...postalLines(address, iso),
    country ? localize(country.name, language) : '',
    shownPhone(address.contactPhone ?? '', iso),
  ].filter((line) => line !== '');
}
