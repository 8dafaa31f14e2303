/** Which tabs are open. The browser itself lets go of a tab's lock when it ends, however it ends. */
export interface TabLocks {
  /** True: nobody held it, and this tab does until it ends. */
  readonly hold: (name: string) => Promise<boolean>;
}

/** Without locks (insecure origins) every journal found counts as left behind. */
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
