import type { Json } from './element.ts';

/** Returns a deep copy of a JSON value, several times as fast as serialising and parsing it. */
export function copyJson<T extends Json>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? value.map(copyJson) : copyObject(value)) as T;
}

function copyObject(value: object): object {
  const copy: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    // A plain assignment to this key would set the prototype.
    if (key === '__proto__') define(copy, key, copyJson(member));
    else if (member !== undefined) copy[key] = copyJson(member);
  }
  return copy;
}

function define(object: object, key: string, value: unknown): void {
  Object.defineProperty(object, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
