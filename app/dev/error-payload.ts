import type { ErrorPayload } from 'vite';

/** Code or styles that cannot be loaded, for Vite's overlay. */
export function errorPayload(error: unknown): ErrorPayload {
  const { message, stack = '' } = error as Error;
  return { type: 'error', err: { ...(error as object), message, stack } };
}
