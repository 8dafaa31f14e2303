import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false on the server and while hydrating, then true; for markup that needs scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
