import { type RefObject, useEffect, useRef } from 'react';

type Heading = RefObject<HTMLHeadingElement | null>;

/** Moves focus to the heading of content that appears without a page load. */
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
 * Moves focus to the heading when the view changes after a submit, because the pressed button may have been
 * removed. Without a submit the focus stays.
 */
export function useFocusOnChange(view: string | undefined, heading: Heading): void {
  const seen = useRef(view);
  const isRequested = useRef(false);
  useEffect(() => {
    const request = () => {
      isRequested.current = true;
    };
    addEventListener('submit', request);
    return () => removeEventListener('submit', request);
  }, []);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    if (isRequested.current) takeTo(heading.current);
    isRequested.current = false;
  }, [view, heading]);
}

function takeTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}
