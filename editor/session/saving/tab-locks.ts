/** Detects which tabs are open. The browser itself releases a tab's lock when the tab ends, however it ends. */
export interface TabLocks {
  /** True: the lock was free, and this tab holds it until it closes. */
  readonly hold: (name: string) => Promise<boolean>;
}

/** Without the Web Locks API (insecure origins) every journal counts as abandoned. */
export function browserLocks(locks: LockManager | undefined = navigator.locks): TabLocks {
  if (!locks) return { hold: async () => true };
  return {
    hold: (name) =>
      new Promise((resolve) => {
        const held = locks.request(name, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock ? new Promise(() => undefined) : undefined;
        });
        held.catch(() => resolve(true));
      }),
  };
}
