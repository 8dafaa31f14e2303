/** End of a page of a list: the sorted value and the id of its last row. */
export interface Cursor {
  /** Null if the row has no value. */
  readonly value: string | null;
  readonly id: string;
}

export const writeCursor = ({ value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** Returns null for a text that is not a cursor. */
export function readCursor(text: string): Cursor | null {
  try {
    const [value, id, ...rest] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (typeof id !== 'string' || rest.length > 0) return null;
    return typeof value === 'string' || value === null ? { value, id } : null;
  } catch {
    return null;
  }
}
