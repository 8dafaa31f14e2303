import type { Json } from '#schemas/document/element.ts';

/** Reads a value from `localStorage`; null if it is missing or no valid JSON. */
export function readStored(key: string): Json {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Json;
  } catch {
    return null;
  }
}
