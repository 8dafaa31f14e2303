/** Part of a JSON text, written directly into the response. */
export interface JsonPiece {
  /** Number of bytes that it writes. */
  readonly bytes: number;
  /** Writes the bytes from `at` on and returns their end position. */
  write(target: Buffer, at: number): number;
}

/** Returns a piece with fixed content. */
export function jsonPiece(text: string | Buffer): JsonPiece {
  const ready = Buffer.from(text);
  return { bytes: ready.length, write: (target, at) => at + ready.copy(target, at) };
}

/**
 * A response that is already JSON: serialized once, sent many times. HTTP calls send its bytes; calls inside
 * the process read its value.
 */
export class JsonText<T = unknown> {
  readonly pieces: readonly JsonPiece[];
  constructor(pieces: readonly JsonPiece[]) {
    this.pieces = pieces;
  }

  /** Returns the text in UTF-8. */
  toBuffer(): Buffer {
    const target = Buffer.allocUnsafe(this.pieces.reduce((sum, { bytes }) => sum + bytes, 0));
    let at = 0;
    for (const piece of this.pieces) at = piece.write(target, at);
    return target;
  }

  /** Returns a new copy that the caller may change. */
  read(): T {
    return JSON.parse(this.toBuffer().toString()) as T;
  }

  /** Returns what the contract names: this object for callers that take JSON, otherwise its value. */
  response({ takesJson = false }: { readonly takesJson?: boolean }): T {
    return takesJson ? (this as unknown as T) : this.read();
  }
}

const comma = jsonPiece(',');

/** Builds `{"records":[…],"totalPages":1,"totalRecords":2}` from rows that are already JSON. */
export function jsonRecords<T>(
  rows: readonly JsonText<T>[],
  { totalPages, totalRecords }: { readonly totalPages: number; readonly totalRecords: number },
): JsonText<{ records: T[]; totalPages: number; totalRecords: number }> {
  const pieces = [jsonPiece('{"records":[')];
  rows.forEach((row, index) => {
    if (index > 0) pieces.push(comma);
    pieces.push(...row.pieces);
  });
  pieces.push(jsonPiece(`],"totalPages":${totalPages},"totalRecords":${totalRecords}}`));
  return new JsonText(pieces);
}
