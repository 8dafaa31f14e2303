import type { ErrorCode } from './errors.ts';

/** An expected failure: a code of the closed list and the values its message needs. Contains no text. */
export interface AppError {
  readonly code: ErrorCode;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Name of the form field with the error; absent when the error concerns the whole action. */
  readonly field?: string;
}

/** The outcome of an operation that can fail in an expected way. Bugs throw instead. */
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

/**
 * Thrown when the shop itself is temporarily unable to respond. The caller receives `unavailable`, not
 * `internal`.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
