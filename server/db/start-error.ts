const name = 'StartError';

/** The database cannot be used and a person has to act; the message says what to do. */
export class StartError extends Error {
  override readonly name = name;
}

/** By its name: in development the class is loaded twice, by the process and by Vite. */
export function isStartError(error: unknown): error is StartError {
  return error instanceof Error && error.name === name;
}
