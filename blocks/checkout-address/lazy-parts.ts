import { lazyComponent } from '#runtime/block/lazy-component.tsx';
import type { AddressBookProps } from './address-book.tsx';
import type { AddressSummaryProps } from './address-summary.tsx';

const load = () => import('./address-parts.ts');

/** Only customers with an account have an address book. */
export const addressBook = lazyComponent<AddressBookProps>(async () => (await load()).AddressBook);

/** Only later steps show the summary. */
export const addressSummary = lazyComponent<AddressSummaryProps>(
  async () => (await load()).AddressSummary,
);
