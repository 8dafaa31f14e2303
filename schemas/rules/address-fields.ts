import type { AddressField } from '../constants.ts';
import type { BuyerAddress } from '../entities/address.ts';

/** Required fields of an entry of the address book. */
export const bookFields: readonly AddressField[] = [
  'firstName',
  'lastName',
  'country',
  'street',
  'houseNumber',
  'zipCode',
  'city',
];

/** Returns the first of these fields that is empty in the address; undefined when all are filled. */
export function missingField(
  address: BuyerAddress,
  fields: readonly AddressField[],
): AddressField | undefined {
  return fields.find((field) => (address[field] ?? '') === '');
}
