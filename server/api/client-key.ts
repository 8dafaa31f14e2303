/**
 * What the attempts of an address are counted by. One IPv6 customer gets a /64 and may use any of its
 * addresses, so the network counts as one.
 */
export function clientKey(address: string): string {
  if (!address.includes(':')) return address;
  const plain = address.split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped?.[1]) return mapped[1];
  if (!URL.canParse(`http://[${plain}]`)) return address;
  const groups = groupsOf(new URL(`http://[${plain}]`).hostname.slice(1, -1));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** All eight groups of an address as URLs write it: lower case, one run of zeros left out. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
}
