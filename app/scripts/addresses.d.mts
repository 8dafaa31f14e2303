import type { Addresses } from '../../schemas/site/addresses.ts';

/** Returns the addresses of the screens of a site; throws an error that names what is wrong with them. */
export function readAddresses(site: {
  readonly folder: string;
  readonly languages: readonly { readonly code: string; readonly fallback?: readonly string[] }[];
}): Addresses;
