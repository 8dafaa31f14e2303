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

/**
 * Somebody sent a form of a view that is another one by now, and what they pressed may be gone: they
 * land on what it is now. Anybody else stays where they are.
 */
export function useFocusOnChange(view: string | undefined, heading: Heading): void {
  const seen = useRef(view);
  const isAsked = useRef(false);
  useEffect(() => {
    const ask = () => {
      isAsked.current = true;
    };
    addEventListener('submit', ask);
    return () => removeEventListener('submit', ask);
  }, []);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    if (isAsked.current) takeTo(heading.current);
    isAsked.current = false;
  }, [view, heading]);
}

function takeTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}
