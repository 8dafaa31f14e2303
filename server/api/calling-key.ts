import { AsyncLocalStorage } from 'node:async_hooks';

// Changes are logged far below the handler of a call; with this storage no function in between has to pass
// the key on.
const current = new AsyncLocalStorage<string>();

/** Runs `run` as a call that the key of this name makes. */
export const withKey = <T>(name: string, run: () => Promise<T>): Promise<T> =>
  current.run(name, run);

/** Name of the key that makes the current call; null for a call of a person. */
export const callingKey = (): string | null => current.getStore() ?? null;
