import type { Addresses } from '../../schemas/site/addresses.ts';
import type { TextSources } from './texts.mjs';

/** Returns the addresses of the screens of a site; throws an error that names what is wrong with them. */
export function readAddresses(site: TextSources): Addresses;
