import { lookup as resolveName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses of networks that are not the internet: own machines, private nets, tests, multicast. */
const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(net, bits, 'ipv6');
}

/** The part of IPv6 that is assigned to the internet. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address belongs to the internet, so that the shop may call it for others. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && given.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

export const isLoopback = (address: string): boolean =>
  loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Returns the host of a URL as Node.js connects to it: IPv6 without brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Looks up a name for a connection and passes only addresses that may be called on. The check is made at the
 * connection, so a name cannot resolve differently later; IP literals are never looked up and need a check of their
 * own.
 */
export function guardedLookup(mayCall: (address: string) => boolean): LookupFunction {
  return (name, options, callback) => {
    resolveName(name, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const allowed = found.filter(({ address }) => mayCall(address));
      const [first] = allowed;
      if (!first) return callback(new ClosedAddress(name), '');
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
    });
  };
}

export class ClosedAddress extends Error {
  readonly code = 'CLOSED_ADDRESS';

  constructor(host: string) {
    super(`${host} is not on the internet`);
  }
}
