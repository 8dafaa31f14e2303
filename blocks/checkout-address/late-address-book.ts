import { latePart } from '#runtime/block/late-part.tsx';
import type { AddressBookProps } from './address-book.tsx';

/** Only customers with an account have one. */
export const addressBook = latePart<AddressBookProps>(
  async () => (await import('./address-book.tsx')).AddressBook,
);
