import { createContext, use, useCallback } from 'react';

/** Saves unsaved changes. Returns false when that failed and the user wants to stay. */
export type BeforeLeaving = () => Promise<boolean>;

export const LeaveContext = createContext<BeforeLeaving>(async () => true);

/** Navigates to another page by a full load, after everything is saved. */
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
