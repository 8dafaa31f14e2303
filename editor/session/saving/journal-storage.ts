import { createStore, entries } from 'idb-keyval';

/** Where a journal lies: texts by key. Everything may throw: blocked, full, broken. */
export interface JournalStorage {
  readonly entries: () => Promise<readonly (readonly [string, string])[]>;
  /** All of it or nothing. */
  readonly write: (
    put: readonly (readonly [string, string])[],
    remove: readonly string[],
  ) => Promise<void>;
}

/** IndexedDB, one database per site (the origin) and screen. */
export function browserStorage(screen: string): JournalStorage {
  let store: ReturnType<typeof createStore> | null = null;
  const open = () => (store ??= createStore(`izlog-editor ${screen}`, 'journal'));
  return {
    entries: async () => entries<string, string>(open()),
    write: async (put, remove) =>
      open()('readwrite', (objects) => {
        for (const [key, text] of put) objects.put(text, key);
        for (const key of remove) objects.delete(key);
        return finished(objects.transaction);
      }),
  };
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('IndexedDB transaction aborted')),
    );
  });
}

/** Whether the error says that there is no room left. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}
