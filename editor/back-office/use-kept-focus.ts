import { type RefObject, useEffect } from 'react';

/** Frames after which react-aria has returned the focus from a closed overlay, and a list to its row. */
const patience = 3;

/**
 * Keeps the keyboard focus in the page. When the element that has it is removed, disabled or hidden, the nearest part
 * around it that is still shown gets it.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: box } = root;
    if (!box) return undefined;
    /** The element that had the focus last and all around it, the innermost first. */
    let path: readonly HTMLElement[] = [];
    let frame = 0;
    const onFocus = ({ target }: FocusEvent) => {
      path = pathOf(target as HTMLElement, box);
    };
    const restore = () => {
      if (!isLost()) return;
      const [last] = path;
      const next = path.find(isShown);
      // The user left an element that is still there, for example by a click beside it.
      if (last === next) path = [];
      else if (next) focusPart(next);
    };
    const wait = (frames: number): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (frames > 1 ? wait(frames - 1) : restore()));
    };
    // A disabled element loses the focus only with the next frame.
    const observer = new MutationObserver(() => {
      if (path.length > 0) wait(patience);
    });
    box.addEventListener('focusin', onFocus);
    observer.observe(box, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'hidden', 'data-open'],
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      box.removeEventListener('focusin', onFocus);
    };
  }, [root]);
}

const isLost = () => document.activeElement === document.body;

function pathOf(target: HTMLElement, box: HTMLElement): readonly HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let each: HTMLElement | null = target; each && each !== box; each = each.parentElement) {
    path.push(each);
  }
  return path;
}

/** An empty part has a box without an area, in which nobody would see the focus. */
const isShown = (element: HTMLElement): boolean =>
  element.getBoundingClientRect().height > 0 && !element.matches(':disabled');

/** A part that no key reaches can be focused only until the focus leaves it. */
function focusPart(part: HTMLElement): void {
  if (part.tabIndex < 0 && !part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}
