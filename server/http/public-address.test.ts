import { expect, test } from 'vitest';
import { guardedLookup, hostOf, isLoopback, isPublicAddress } from './public-address.ts';

test.each(['93.184.215.14', '8.8.8.8', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is on the internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  ['http://2130706433/', '127.0.0.1'],
  ['http://0x7f.1/', '127.0.0.1'],
  ['http://0177.0.0.1/', '127.0.0.1'],
  ['http://[::ffff:7f00:1]/', '::ffff:7f00:1'],
])('%s names a machine that is not on the internet', (url, host) => {
  expect(hostOf(new URL(url))).toBe(host);
  expect(isPublicAddress(host)).toBe(false);
});

const resolveName = (mayCall: (address: string) => boolean) =>
  new Promise((resolve) => {
    guardedLookup(mayCall)('localhost', { all: false }, (error, address) =>
      resolve(error ? error.code : address),
    );
  });

test('a name that resolves to a closed address is not connected to', async () => {
  expect(await resolveName(isPublicAddress)).toBe('CLOSED_ADDRESS');
  expect(isLoopback(String(await resolveName(isLoopback)))).toBe(true);
});
