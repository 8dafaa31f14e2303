import { useEffect } from 'react';

const lists = '[role=listbox], [role=grid], [role=treegrid], [role=menu]';

/**
 * Lists of react-aria put back where they were scrolled to when they are focused. A scroll of a moment
 * ago, which they have not been told of yet, would be undone under the pointer, and the click lost:
 * a list that is pressed is told of it first, wherever it stands in the window. One that knows is not:
 * while it scrolls, rows take no presses.
 */
export function useToldScrolls(): void {
  useEffect(() => {
    const told = new WeakMap<EventTarget, number>();
    const remember = ({ target }: Event) => {
      if (target instanceof Element) told.set(target, target.scrollTop);
    };
    const tell = ({ target }: Event) => {
      const list = target instanceof Element && target.closest(lists);
      if (list && list.scrollTop !== (told.get(list) ?? 0)) list.dispatchEvent(new Event('scroll'));
    };
    document.addEventListener('scroll', remember, true);
    document.addEventListener('pointerdown', tell, true);
    return () => {
      document.removeEventListener('scroll', remember, true);
      document.removeEventListener('pointerdown', tell, true);
    };
  }, []);
}
