/**
 * An answer that is JSON already, in UTF-8: made once, sent many times. Calls over HTTP send its bytes;
 * calls inside the process read its value.
 */
export class JsonText<T = unknown> {
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** A fresh copy, its owner's alone. */
  read(): T {
    return JSON.parse(this.bytes.toString()) as T;
  }

  isNull(): boolean {
    return this.bytes.equals(jsonNull);
  }

  /** Itself, where the contract names its value; only for callers that take JSON. */
  sent(): T {
    return this as unknown as T;
  }

  static of<T>(value: T): JsonText<T> {
    return new JsonText(Buffer.from(JSON.stringify(value)));
  }
}

const jsonNull = Buffer.from('null');
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
    parts.push(row.bytes);
  });
  parts.push(bytes(`],"totalPages":${totalPages},"totalRecords":${totalRecords}}`));
  return new JsonText(Buffer.concat(parts));
}
