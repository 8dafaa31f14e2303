import { isIP } from 'node:net';
import { hostOf, isLoopback } from '../../http/public-address.ts';

/** The setting that lists the servers from which imports may fetch pictures. */
export const pictureHostsOption = 'ImportPictureHosts';

/** Returns the address in a cell; null for a name of a picture. */
export function addressIn(cell: string): URL | null {
  return /^https?:\/\//i.test(cell) && URL.canParse(cell) ? new URL(cell) : null;
}

/** Whether the shop's settings allow this address. Its own machine needs no https, for tests. */
export function isAllowedAddress(address: URL, hosts: ReadonlySet<string>): boolean {
  const host = hostOf(address);
  if (address.username !== '' || address.password !== '' || !hosts.has(host)) return false;
  return address.protocol === 'https:' || (isIP(host) > 0 && isLoopback(host));
}
