import { createStore, entries } from 'idb-keyval';

/** Storage of a journal: texts by key. Any call may fail: storage blocked, full or broken. */
export interface JournalStorage {
  readonly entries: () => Promise<readonly (readonly [string, string])[]>;
  /** Writes and removes entries in one atomic operation. */
  readonly write: (
    put: readonly (readonly [string, string])[],
    remove: readonly string[],
  ) => Promise<void>;
}

/** IndexedDB, one database per site (origin) and screen. */
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

/** Whether the error means that the storage quota is exceeded. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}
