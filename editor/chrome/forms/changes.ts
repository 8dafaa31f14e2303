import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import type { Keys } from './paths.ts';

/**
 * Returns the path of the only difference between two values: the deepest one that covers all differences.
 * Null when they are equal. A key whose value is undefined counts as absent.
 */
export function changedKeys(before: Json | undefined, after: Json | undefined): Keys | null {
  if (before === after) return null;
  if (
    !isContainer(before) ||
    !isContainer(after) ||
    Array.isArray(before) !== Array.isArray(after)
  ) {
    return [];
  }
  if (Array.isArray(before) && before.length !== (after as readonly Json[]).length) return [];
  let found: Keys | null = null;
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const inner = changedKeys(valueOf(before, key), valueOf(after, key));
    if (inner === null) continue;
    if (found !== null) return [];
    found = [Array.isArray(after) ? Number(key) : key, ...inner];
  }
  return found;
}

/** Returns the keys of the value that an rjsf field renders: branches add a key that is not in the value. */
export function keysOfField(path: Keys): Keys {
  return path.filter((key) => key !== 'XxxOf');
}

/** Returns `after` with every part that equals that of `before` replaced by it, so it does not re-render. */
export function shareParts<Value extends Json>(before: Json | undefined, after: Value): Value {
  if (before === after || !isContainer(before) || !isContainer(after)) return after;
  if (changedKeys(before, after) === null) return before as Value;
  if (Array.isArray(after)) {
    const list = Array.isArray(before) ? (before as readonly Json[]) : [];
    return (after as readonly Json[]).map((member, index) =>
      shareParts(list[index], member),
    ) as never;
  }
  return Object.fromEntries(
    Object.entries(after).map(([key, value]) => [key, shareParts(valueOf(before, key), value)]),
  ) as never;
}

/** Reuses unchanged parts of the previous value, so that they stay the same objects. */
export function createSharing<Value extends Json>(): (value: Value) => Value {
  let last: Value | undefined;
  return (value) => {
    last = shareParts(last, value);
    return last;
  };
}

function isContainer(
  value: Json | undefined,
): value is readonly Json[] | Readonly<Record<string, Json>> {
  return Array.isArray(value) || isObject(value);
}

function valueOf(value: object, key: string): Json | undefined {
  return Object.hasOwn(value, key) ? (value as Readonly<Record<string, Json>>)[key] : undefined;
}
