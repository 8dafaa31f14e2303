import { lazyComponent } from '#runtime/block/lazy-component.tsx';
import type { AddressBookProps } from './address-book.tsx';

/** Only customers with an account have one. */
export const addressBook = lazyComponent<AddressBookProps>(
  async () => (await import('./address-book.tsx')).AddressBook,
);
