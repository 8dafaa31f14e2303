import type { AddressField } from '#schemas/constants.ts';
import type { NeededFields } from '#schemas/entities/address.ts';

const person = ['contactEmail', 'firstName', 'lastName'] as const;
const place = ['country', 'street', 'houseNumber', 'zipCode', 'city'] as const;

/**
 * The only function that decides which fields a buyer must fill in: an address only if something is sent to
 * it.
 */
export function neededFields({ isDigitalOnly }: { readonly isDigitalOnly: boolean }): NeededFields {
  return isDigitalOnly
    ? { required: [...person], invoice: [...place] }
    : { required: [...person, 'contactPhone', ...place], invoice: [] };
}

/**
 * Returns the required fields, including those of an invoice with an address, which companies always need.
 */
export function requiredFields(
  { required, invoice }: NeededFields,
  wantsInvoice: boolean,
): readonly AddressField[] {
  return wantsInvoice ? [...required, ...invoice] : required;
}
