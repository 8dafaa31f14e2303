/**
 * Returns the key by which attempts of an IP address are counted. An IPv6 customer gets a /64 and may use any
 * address in it, so the network counts as one.
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

/** Returns all eight groups of an IPv6 address in URL form: lower case, one run of zeros left out. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
}
