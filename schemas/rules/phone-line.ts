import type { ShownAddress } from '../entities/address.ts';

type Phone = Pick<ShownAddress, 'contactPhone' | 'nationalPhone'>;

/**
 * Returns a phone number as people of the address's country write it; numbers of other countries with their
 * code.
 */
export const phoneLine = (
  { contactPhone, nationalPhone }: Phone,
  country: string | undefined,
): string | null | undefined =>
  nationalPhone && nationalPhone.country === country ? nationalPhone.text : contactPhone;
