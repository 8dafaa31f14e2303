import { useEffect, useRef } from 'react';

/**
 * A block that becomes another one in its place (the next step, the thing that was asked for) takes
 * people to its heading: the page around it stayed, so nothing else does.
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
