// Components that `lazy-parts.ts` fetches as one chunk, because both are small.
export { AddressBook } from './address-book.tsx';
export { AddressSummary } from './address-summary.tsx';
