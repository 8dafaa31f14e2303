/** Part of a JSON text, written straight into the response that is sent. */
export interface JsonPiece {
  /** How many bytes it writes. */
  readonly bytes: number;
  /** Writes them from `at` on, and answers where they end. */
  write(target: Buffer, at: number): number;
}

/** A piece that is ready. */
export function jsonPiece(text: string | Buffer): JsonPiece {
  const ready = Buffer.from(text);
  return { bytes: ready.length, write: (target, at) => at + ready.copy(target, at) };
}

/**
 * A response that is JSON already: made once, sent many times. Calls over HTTP send its bytes; calls
 * inside the process read its value.
 */
export class JsonText<T = unknown> {
  readonly pieces: readonly JsonPiece[];
  constructor(pieces: readonly JsonPiece[]) {
    this.pieces = pieces;
  }

  /** In UTF-8. */
  toBuffer(): Buffer {
    const target = Buffer.allocUnsafe(this.pieces.reduce((sum, { bytes }) => sum + bytes, 0));
    let at = 0;
    for (const piece of this.pieces) at = piece.write(target, at);
    return target;
  }

  /** A fresh copy, its owner's alone. */
  read(): T {
    return JSON.parse(this.toBuffer().toString()) as T;
  }

  /** What the contract names: itself for callers that take JSON, else its value. */
  response({ takesJson = false }: { readonly takesJson?: boolean }): T {
    return takesJson ? (this as unknown as T) : this.read();
  }
}

const comma = jsonPiece(',');

/** `{"records":[…],"totalPages":1,"totalRecords":2}` from rows that are JSON already. */
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
