import { isStartError, StartError } from '#server/db/start-error.ts';
import { startRefused } from './scripts/keep-running.mjs';

/** Turns an error about the port into a message for the operator; returns other errors unchanged. */
export function listenError(error: unknown, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use by another program. Stop it, or choose another port: PORT=3001 npm start`,
    );
  }
  if (code === 'EACCES') {
    return new StartError(`Port ${port} needs more rights. Choose one above 1023.`);
  }
  return error;
}

/** Returns one sentence if the operator must act, otherwise the bug with its stack. */
export function textOf(error: unknown): string {
  return isStartError(error) ? error.message : String((error as Error).stack ?? error);
}

/** Ends the process with the message for the operator, or with the bug. */
export function endWithError(error: unknown): never {
  process.stderr.write(`${textOf(error)}\n`);
  process.exit(isStartError(error) ? startRefused : 1);
}
