import { addBit, type Bits, createBits, hasBit, removeBit } from './list-bits.ts';
import type { SortedValues } from './list-index.ts';

type Positions = readonly number[];

/** A property of the product at this position. */
export interface Member<T> {
  readonly position: number;
  readonly of: T;
}

/** Returns the set in which, of these positions, only `members` remain. */
export function bitsReplaced(bits: Bits, positions: Positions, members: Positions): Bits {
  const next = bits.slice();
  for (const position of positions) removeBit(next, position);
  for (const position of members) addBit(next, position);
  return next;
}

/** Updates the sets of products by property; sets without any of these products are reused. */
export function membersReplaced<K>(
  sets: ReadonlyMap<K, Bits>,
  size: number,
  positions: Positions,
  members: readonly Member<K>[],
): ReadonlyMap<K, Bits> {
  const next = new Map(sets);
  const copied = new Set<K>();
  const replace = (key: K, bits: Bits) => {
    copied.add(key);
    next.set(key, bits);
  };
  for (const [key, bits] of sets) {
    if (positions.some((position) => hasBit(bits, position)))
      replace(key, bitsReplaced(bits, positions, []));
  }
  for (const { position, of: key } of members) {
    if (!copied.has(key)) replace(key, next.get(key)?.slice() ?? createBits(size));
    addBit(next.get(key) as Bits, position);
  }
  return next;
}

interface OfAttribute<V> {
  readonly attribute: number;
  readonly value: V;
}

/** Applies `replace` to the values of each attribute. */
export function byAttributeReplaced<T, V>(
  known: ReadonlyMap<number, T>,
  members: readonly Member<OfAttribute<V>>[],
  replace: (values: T | undefined, members: readonly Member<V>[]) => T,
): ReadonlyMap<number, T> {
  const next = new Map<number, T>();
  for (const attribute of new Set([...known.keys(), ...members.map(({ of }) => of.attribute)])) {
    const own = members.filter(({ of }) => of.attribute === attribute);
    const values = own.map(({ position, of }) => ({ position, of: of.value }));
    next.set(attribute, replace(known.get(attribute), values));
  }
  return next;
}

/** Returns positions by ascending value, equal ones by position, after some values have changed. */
export function orderReplaced(
  order: Uint32Array,
  values: Float64Array,
  positions: Positions,
): Uint32Array {
  const at = (position: number) => values[position] as number;
  const moved = new Set(positions);
  const changed = [...moved].sort((a, b) => at(a) - at(b) || a - b);
  const next = new Uint32Array(order.length);
  let [filled, taken] = [0, 0];
  const takeUntil = (isBefore: (position: number) => boolean) => {
    while (taken < changed.length && isBefore(changed[taken] as number)) {
      next[filled++] = changed[taken++] as number;
    }
  };
  for (const position of order) {
    if (moved.has(position)) continue;
    takeUntil(
      (other) => at(other) < at(position) || (at(other) === at(position) && other < position),
    );
    next[filled++] = position;
  }
  takeUntil(() => true);
  return next;
}

/** Returns the sorted values in which `members` replace those at `positions`. */
export function valuesReplaced(
  sorted: SortedValues | undefined,
  size: number,
  positions: Positions,
  members: readonly Member<number>[],
): SortedValues {
  const known = sorted ?? noValues(size);
  const gone = bitsReplaced(createBits(size), [], positions);
  const added = members.toSorted((a, b) => a.of - b.of || a.position - b.position);
  if (isSame(known, gone, added)) return known;
  return {
    ...merged(known, gone, added),
    bits: bitsReplaced(
      known.bits,
      positions,
      added.map(({ position }) => position),
    ),
  };
}

/** Whether the values are unchanged, as after a change of price. */
function isSame(known: SortedValues, gone: Bits, added: readonly Member<number>[]): boolean {
  let next = 0;
  for (let at = 0; at < known.positions.length; at += 1) {
    const position = known.positions[at] as number;
    if (!hasBit(gone, position)) continue;
    const other = added[next];
    if (other?.position !== position || other.of !== known.values[at]) return false;
    next += 1;
  }
  return next === added.length;
}

function merged({ values, positions }: SortedValues, gone: Bits, added: readonly Member<number>[]) {
  const most = positions.length + added.length;
  const next = { values: new Float64Array(most), positions: new Uint32Array(most) };
  let [filled, taken] = [0, 0];
  const take = (value: number, position: number) => {
    next.values[filled] = value;
    next.positions[filled] = position;
    filled += 1;
  };
  const takeUntil = (value: number, position: number) => {
    for (let own = added[taken]; own; own = added[taken]) {
      if (own.of > value || (own.of === value && own.position > position)) return;
      take(own.of, own.position);
      taken += 1;
    }
  };
  for (let at = 0; at < positions.length; at += 1) {
    const value = values[at] as number;
    const position = positions[at] as number;
    if (hasBit(gone, position)) continue;
    takeUntil(value, position);
    take(value, position);
  }
  takeUntil(Number.POSITIVE_INFINITY, beyondAll);
  return { values: next.values.slice(0, filled), positions: next.positions.slice(0, filled) };
}

/** Greater than any position. */
const beyondAll = 2 ** 32;

const noValues = (size: number): SortedValues => ({
  values: new Float64Array(),
  positions: new Uint32Array(),
  bits: createBits(size),
});
