/** Where a page of a list ends: the sorted value and the id of its last row. */
export interface Cursor {
  readonly value: string;
  readonly id: string;
}

export const writeCursor = ({ value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** Returns null for a text that is no cursor. */
export function readCursor(text: string): Cursor | null {
  try {
    const [value, id, ...rest] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (typeof value !== 'string' || typeof id !== 'string' || rest.length > 0) return null;
    return { value, id };
  } catch {
    return null;
  }
}
