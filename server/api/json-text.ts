/**
 * An answer that is JSON already, in UTF-8: made once, sent many times. Calls over HTTP send its bytes;
 * calls inside the process read its value.
 */
export class JsonText<T = unknown> {
  /** Bytes of the text, in pieces that others may share: copied once, when they are sent. */
  readonly parts: readonly Buffer[];
  constructor(parts: readonly Buffer[]) {
    this.parts = parts;
  }

  /** A fresh copy, its owner's alone. */
  read(): T {
    return JSON.parse(Buffer.concat(this.parts).toString()) as T;
  }

  /** Itself, where the contract names its value; only for callers that take JSON. */
  sent(): T {
    return this as unknown as T;
  }
}

const bytes = (text: string) => Buffer.from(text);
const comma = bytes(',');

/** `{"records":[…],"totalPages":1,"totalRecords":2}` from rows that are JSON already. */
export function jsonRecords<T>(
  rows: readonly JsonText<T>[],
  { totalPages, totalRecords }: { readonly totalPages: number; readonly totalRecords: number },
): JsonText<{ records: T[]; totalPages: number; totalRecords: number }> {
  const parts: Buffer[] = [bytes('{"records":[')];
  rows.forEach((row, index) => {
    if (index > 0) parts.push(comma);
    parts.push(...row.parts);
  });
  parts.push(bytes(`],"totalPages":${totalPages},"totalRecords":${totalRecords}}`));
  return new JsonText(parts);
}
