import { type RefObject, useEffect, useState } from 'react';

/** Width of the box once it has come near the viewport; null before. */
export function useNearWidth(box: RefObject<HTMLDivElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(() => setWidth(element.clientWidth));
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        sizes.observe(element);
      },
      { rootMargin: '200px' },
    );
    near.observe(element);
    return () => {
      near.disconnect();
      sizes.disconnect();
    };
  }, [box]);
  return width;
}
