import { type RefObject, useEffect, useRef } from 'react';

type Heading = RefObject<HTMLHeadingElement | null>;

/** What takes the place of something else without a page load: people land on its heading. */
export function useFocusOnArrival(isHere: boolean): Heading {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(isHere);
  useEffect(() => {
    if (isHere && !before.current) takeTo(heading.current);
    before.current = isHere;
  }, [isHere]);
  return heading;
}

/** Somebody pressed a button for a view that is another one by now: they land on what it is now. */
export function useFocusOnChange(view: string | undefined, heading: Heading): void {
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    if (document.activeElement instanceof HTMLButtonElement) takeTo(heading.current);
  }, [view, heading]);
}

function takeTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}
