import { createContext, use, useCallback } from 'react';

/** Saves what is not saved yet; false when that did not succeed, and the person wants to stay. */
export type BeforeLeaving = () => Promise<boolean>;

export const LeaveContext = createContext<BeforeLeaving>(async () => true);

/** Goes to another page by a full load, after everything is saved. */
export function useLeave(): (href: string) => void {
  const before = use(LeaveContext);
  return useCallback(
    (href) => {
      const go = async () => {
        if (await before()) location.assign(href);
      };
      void go();
    },
    [before],
  );
}
