const name = 'StartError';

/** The start or a tool failed and the operator must act; the message says what to do. */
export class StartError extends Error {
  override readonly name = name;
}

/** Compares the name, because in development both the process and Vite load the class. */
export function isStartError(error: unknown): error is StartError {
  return error instanceof Error && error.name === name;
}
