import { isObject } from '../block/translations.ts';
import type { Json } from '../document/element.ts';

/**
 * Returns a short fingerprint of a text or structure. It detects whether a translation's original has
 * changed; it is no protection against forgery. 64 bits (FNV-1a, twice 32) as 16 hexadecimal digits.
 */
export function fingerprint(value: Json): string {
  const text = JSON.stringify(value, inStoredOrder);
  return half(text, 0x811c9dc5) + half(text, 0x01000193);
}

/** Sorts keys as PostgreSQL returns them from a `jsonb` column: by length, then alphabetically. */
function inStoredOrder(_key: string, value: Json): Json {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => byKey(a, b)));
}

function byKey(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

function half(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
