import type { AddressField } from '../constants.ts';
import type { BuyerAddress } from '../entities/address.ts';

/** The first of these fields that an address leaves empty; undefined: it has them all. */
export function missingField(
  address: BuyerAddress,
  fields: readonly AddressField[],
): AddressField | undefined {
  return fields.find((field) => (address[field] ?? '') === '');
}

/** Street and town as they stand on a letter; none where the buyer gave no place. */
export function placeLines(address: BuyerAddress): string[] {
  const { street = '', houseNumber = '', zipCode = '', city = '' } = address;
  return [`${street} ${houseNumber}`, `${zipCode} ${city}`].filter((line) => line.trim() !== '');
}
