import { elementOf } from '../overlay/surface.ts';

interface Outside {
  /** Whether a dialog opened from the text is open. */
  readonly isBusy: () => boolean;
  readonly onLeft: (reason: 'blur' | 'gone') => void;
}

/** Layers over the page that a tool of the text may have opened. */
const layers = '[role="menu"], [role="dialog"], [role="alertdialog"], [role="tooltip"]';

/**
 * Reports when the user leaves a text and its tools, or when the text is removed. The text may be in a frame.
 */
export function watchOutside(
  text: HTMLElement,
  tools: HTMLElement,
  { isBusy, onLeft }: Outside,
): () => void {
  const stop = new AbortController();
  const isOwn = (target: EventTarget | null) => {
    const element = elementOf(target);
    return (
      element !== null &&
      (text.contains(element) || tools.contains(element) || element.closest(layers) !== null)
    );
  };
  const leave = ({ target }: Event) => {
    const isMenuOpen = document.querySelector('.izlog-editor [role="menu"]') !== null;
    if (!isBusy() && !isMenuOpen && !isOwn(target)) onLeft('blur');
  };
  const options = { capture: true, signal: stop.signal };
  const gone = new MutationObserver(() => !text.isConnected && onLeft('gone'));
  for (const each of new Set([document, text.ownerDocument])) {
    each.addEventListener('pointerdown', leave, options);
    each.addEventListener('focusin', leave, options);
    gone.observe(each, { childList: true, subtree: true });
  }
  return () => {
    stop.abort();
    gone.disconnect();
  };
}
