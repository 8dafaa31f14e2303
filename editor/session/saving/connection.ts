import type { AppError } from '#schemas/result.ts';
import type { SaveStatus } from './saving-state.ts';
import { syncTimes } from './sync-times.ts';

/** Tracks why nothing can be saved at the moment, and how often saving failed in a row. */
export interface Connection {
  /** Null when the last request got a response. */
  readonly status: () => Extract<SaveStatus, 'offline' | 'loggedOut'> | null;
  readonly responded: () => void;
  readonly loggedOut: () => void;
  /** Returns false for an error that is about the request itself. */
  readonly failed: (error: AppError) => boolean;
  /** Returns the ms until the next retry. */
  readonly retryAfter: () => number;
}

export function createConnection(): Connection {
  let status: ReturnType<Connection['status']> = null;
  let failures = 0;
  return {
    status: () => status,
    responded() {
      failures = 0;
      status = null;
    },
    loggedOut() {
      status = 'loggedOut';
    },
    failed(error) {
      if (needsLogin.includes(error.code)) status = 'loggedOut';
      else if (isPassing(error)) {
        failures++;
        status = 'offline';
      } else return false;
      return true;
    },
    retryAfter: () => Math.min(syncTimes.firstRetry * 2 ** (failures - 1), syncTimes.lastRetry),
  };
}

/** Errors that require a new login. */
const needsLogin: readonly string[] = ['unauthorized', 'forbidden'];

/** Temporary errors that are retried. */
const passing: readonly string[] = ['unavailable', 'internal', 'tooManyRequests', 'conflict'];

export const isPassing = ({ code }: AppError): boolean => passing.includes(code);
