// What `lazy-parts.ts` fetches, as one chunk: both are small.
export { AddressBook } from './address-book.tsx';
export { AddressSummary } from './address-summary.tsx';
