import { useEffect } from 'react';

const lists = '[role=listbox], [role=grid], [role=treegrid], [role=menu]';

/**
 * react-aria lists restore their last known scroll position when they are focused. A very recent scroll,
 * whose event they have not received yet, would be reverted under the pointer, and the click lost. So a
 * pressed list gets a scroll event first. A list that is up to date gets none: while it scrolls, rows ignore
 * presses.
 */
export function useReportedScrolls(): void {
  useEffect(() => {
    const reported = new WeakMap<EventTarget, number>();
    const remember = ({ target }: Event) => {
      if (target instanceof Element) reported.set(target, target.scrollTop);
    };
    const notify = ({ target }: Event) => {
      const list = target instanceof Element && target.closest(lists);
      if (list && list.scrollTop !== (reported.get(list) ?? 0))
        list.dispatchEvent(new Event('scroll'));
    };
    document.addEventListener('scroll', remember, true);
    document.addEventListener('pointerdown', notify, true);
    return () => {
      document.removeEventListener('scroll', remember, true);
      document.removeEventListener('pointerdown', notify, true);
    };
  }, []);
}
