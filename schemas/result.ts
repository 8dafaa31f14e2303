import type { ErrorCode } from './errors.ts';

/** An expected failure: a code of the closed list and the values its message needs. Never prose. */
export interface AppError {
  readonly code: ErrorCode;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Name of the form field the error belongs to; absent when it concerns the whole action. */
  readonly field?: string;
}

/** The outcome of anything that can fail in an expected way. Bugs throw instead. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: AppError };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export function fail(code: ErrorCode, details: Omit<AppError, 'code'> = {}): Result<never> {
  return { ok: false, error: { code, ...details } };
}

/** Throws when a condition that the code itself guarantees does not hold. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** Thrown where the shop itself cannot answer for a moment. Who calls gets `unavailable`, not `internal`. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
