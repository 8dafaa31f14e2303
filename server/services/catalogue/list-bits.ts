/** A set of products of a list index: one bit each, by their position in the index. */
export type Bits = Uint32Array;

export const createBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

export function fullBits(size: number): Bits {
  const bits = createBits(size).fill(0xffff_ffff);
  if (size % 32 > 0) bits[bits.length - 1] = (1 << (size % 32)) - 1;
  return bits;
}

export function addBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] as number) | (1 << (position & 31));
}

export function removeBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] as number) & ~(1 << (position & 31));
}

export const hasBit = (bits: Bits, position: number): boolean =>
  (((bits[position >>> 5] as number) >>> (position & 31)) & 1) === 1;

/** Returns the products in all of the sets; null is an empty set. */
export function intersection(first: Bits, others: readonly (Bits | null)[]): Bits {
  const both = first.slice();
  for (const other of others) {
    if (!other) return both.fill(0);
    for (let word = 0; word < both.length; word += 1) {
      both[word] = (both[word] as number) & (other[word] as number);
    }
  }
  return both;
}

export function difference(first: Bits, other: Bits): Bits {
  return first.map((word, at) => word & ~(other[at] as number));
}

export function union(size: number, sets: readonly (Bits | null)[]): Bits {
  const all = createBits(size);
  for (const set of sets) {
    if (!set) continue;
    for (let word = 0; word < all.length; word += 1) {
      all[word] = (all[word] as number) | (set[word] as number);
    }
  }
  return all;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (const word of bits) if (word !== 0) count += ones(word);
  return count;
}

/** A set prepared for counting: its nonempty 32-bit words and their positions. */
export interface Counted {
  readonly total: number;
  readonly bits: Bits;
  readonly filled: Uint32Array;
}

/**
 * Most words of a list's set are empty, because a list has few of all products; this finds the others once.
 */
export function toCounted(bits: Bits): Counted {
  const filled = new Uint32Array(bits.length);
  let [count, total] = [0, 0];
  for (let word = 0; word < bits.length; word += 1) {
    const held = bits[word] as number;
    if (held === 0) continue;
    filled[count] = word;
    count += 1;
    total += ones(held);
  }
  return { total, bits, filled: filled.subarray(0, count) };
}

/** Number of products that are also in the other set. */
export function countIn({ bits, filled }: Counted, other: Bits): number {
  let count = 0;
  for (let next = 0; next < filled.length; next += 1) {
    const word = filled[next] as number;
    const both = (bits[word] as number) & (other[word] as number);
    if (both !== 0) count += ones(both);
  }
  return count;
}

export function intersects(first: Bits, second: Bits): boolean {
  for (let word = 0; word < first.length; word += 1) {
    if (((first[word] as number) & (second[word] as number)) !== 0) return true;
  }
  return false;
}

/** Number of set bits in 32: sums of pairs, nibbles, bytes (Warren, Hacker’s Delight 5-1). */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
