import type { ErrorPayload } from 'vite';

/** Describes code or styles that cannot be loaded, for Vite's error overlay. */
export function errorPayload(error: unknown): ErrorPayload {
  const { message, stack = '' } = error as Error;
  return { type: 'error', err: { ...(error as object), message, stack } };
}
