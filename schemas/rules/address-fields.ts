import type { AddressField } from '../constants.ts';
import type { BuyerAddress } from '../entities/address.ts';

/** Returns the first of these fields that is empty in the address; undefined when all are filled. */
export function missingField(
  address: BuyerAddress,
  fields: readonly AddressField[],
): AddressField | undefined {
  return fields.find((field) => (address[field] ?? '') === '');
}

/** Returns street and town as the lines of a postal address; empty when the buyer gave neither. */
export function placeLines(address: BuyerAddress): string[] {
  const { street = '', houseNumber = '', zipCode = '', city = '' } = address;
  return [`${street} ${houseNumber}`, `${zipCode} ${city}`].filter((line) => line.trim() !== '');
}
