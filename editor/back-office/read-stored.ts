import type { Json } from '#schemas/document/element.ts';

/** A value that this device keeps; null without one, or if it is damaged. */
export function readStored(key: string): Json {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Json;
  } catch {
    return null;
  }
}
