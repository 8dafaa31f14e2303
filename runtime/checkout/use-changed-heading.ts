import { useEffect, useRef } from 'react';

/**
 * Moves focus to the heading of a block when its content is replaced (the next step, a result): the page
 * stays, so nothing else would announce the change.
 */
export function useChangedHeading(kind: string, headingId: string): void {
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    const heading = document.getElementById(headingId);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [kind, headingId]);
}
