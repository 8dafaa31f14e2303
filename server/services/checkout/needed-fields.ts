import type { AddressField } from '#schemas/constants.ts';
import type { NeededFields } from '#schemas/entities/address.ts';

const person = ['contactEmail', 'firstName', 'lastName'] as const;
const place = ['country', 'street', 'houseNumber', 'zipCode', 'city'] as const;

/** What an entry of the address book needs. */
export const bookFields: readonly AddressField[] = ['firstName', 'lastName', ...place];

/** The one place that decides what a buyer has to tell: a place only where something is sent to it. */
export function neededFields({ isDigitalOnly }: { readonly isDigitalOnly: boolean }): NeededFields {
  return isDigitalOnly
    ? { required: [...person], invoice: [...place] }
    : { required: [...person, 'contactPhone', ...place], invoice: [] };
}

/** The same with an invoice that names an address, as one for a company always does. */
export function requiredFields(
  { required, invoice }: NeededFields,
  wantsInvoice: boolean,
): readonly AddressField[] {
  return wantsInvoice ? [...required, ...invoice] : required;
}
