import { addBit, type Bits, createBits, hasBit, removeBit } from './list-bits.ts';
import type { SortedValues } from './list-index.ts';

type Places = readonly number[];

/** Something that a product has, by its place. */
export interface Member<T> {
  readonly place: number;
  readonly of: T;
}

/** The set in which of these places just `members` remain. */
export function bitsReplaced(bits: Bits, places: Places, members: Places): Bits {
  const next = bits.slice();
  for (const place of places) removeBit(next, place);
  for (const place of members) addBit(next, place);
  return next;
}

/** Sets by what their products have; sets without any of these products are kept as they are. */
export function membersReplaced<K>(
  sets: ReadonlyMap<K, Bits>,
  size: number,
  places: Places,
  members: readonly Member<K>[],
): ReadonlyMap<K, Bits> {
  const next = new Map(sets);
  for (const [key, bits] of sets) {
    if (places.some((place) => hasBit(bits, place))) next.set(key, bitsReplaced(bits, places, []));
  }
  const added = new Set<K>();
  for (const { place, of: key } of members) {
    const bits = next.get(key) ?? createBits(size);
    const own = added.has(key) ? bits : bits.slice();
    addBit(own, place);
    added.add(key);
    next.set(key, own);
  }
  return next;
}

interface OfAttribute<V> {
  readonly attribute: number;
  readonly value: V;
}

/** Of each attribute what `replace` makes of its values. */
export function byAttributeReplaced<T, V>(
  known: ReadonlyMap<number, T>,
  members: readonly Member<OfAttribute<V>>[],
  replace: (values: T | undefined, members: readonly Member<V>[]) => T,
): ReadonlyMap<number, T> {
  const next = new Map<number, T>();
  for (const attribute of new Set([...known.keys(), ...members.map(({ of }) => of.attribute)])) {
    const own = members.filter(({ of }) => of.attribute === attribute);
    const values = own.map(({ place, of }) => ({ place, of: of.value }));
    next.set(attribute, replace(known.get(attribute), values));
  }
  return next;
}

/** Places by ascending value, where equal by place, after the values of some have changed. */
export function orderReplaced(
  order: Uint32Array,
  values: Float64Array,
  places: Places,
): Uint32Array {
  const at = (place: number) => values[place] as number;
  const moved = new Set(places);
  const changed = [...moved].sort((a, b) => at(a) - at(b) || a - b);
  const next = new Uint32Array(order.length);
  let [filled, taken] = [0, 0];
  const takeUntil = (isBefore: (place: number) => boolean) => {
    while (taken < changed.length && isBefore(changed[taken] as number)) {
      next[filled++] = changed[taken++] as number;
    }
  };
  for (const place of order) {
    if (moved.has(place)) continue;
    takeUntil((other) => at(other) < at(place) || (at(other) === at(place) && other < place));
    next[filled++] = place;
  }
  takeUntil(() => true);
  return next;
}

/** Sorted values in which of these places just `members` remain. */
export function valuesReplaced(
  sorted: SortedValues | undefined,
  size: number,
  places: Places,
  members: readonly Member<number>[],
): SortedValues {
  const { values, places: all, bits } = sorted ?? noValues(size);
  if (members.length === 0 && !places.some((place) => hasBit(bits, place))) {
    return sorted ?? noValues(size);
  }
  const gone = new Set(places);
  const kept = Array.from(all, (place, at) => ({ place, of: values[at] as number })).filter(
    ({ place }) => !gone.has(place),
  );
  const next = [...kept, ...members].sort((a, b) => a.of - b.of || a.place - b.place);
  return {
    values: Float64Array.from(next, ({ of }) => of),
    places: Uint32Array.from(next, ({ place }) => place),
    bits: bitsReplaced(
      bits,
      places,
      members.map(({ place }) => place),
    ),
  };
}

const noValues = (size: number): SortedValues => ({
  values: new Float64Array(),
  places: new Uint32Array(),
  bits: createBits(size),
});
