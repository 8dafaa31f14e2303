import type { BuyerAddress } from '#schemas/entities/address.ts';
import { postalLines } from '#schemas/rules/address-format.ts';
import { shownPhone } from '../../account/phone.ts';

/** Formats the lines of an address for staff; `countries` are ISO codes by id. */
export function addressLines(
  address: BuyerAddress,
  countries: ReadonlyMap<number, string>,
): readonly string[] {
  const { firstName, lastName, country = 0 } = address;
  const iso = countries.get(country) ?? '';
  return [
    `${firstName} ${lastName}`,
    [address.companyName, address.companyOIB].filter(Boolean).join(', '),
    ...postalLines(address, iso),
    iso,
    shownPhone(address.contactPhone ?? '', iso),
  ].filter((line) => line !== '');
}
