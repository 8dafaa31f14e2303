import type { DocumentKey } from '#schemas/editing/node.ts';
import type { EditorPorts } from '../../canvas/editor-context.ts';

type Ports = Pick<EditorPorts, 'editing' | 'payload' | 'page'>;

const key = 'izlog-editor-view';

interface SavedView {
  readonly content: DocumentKey | null;
  readonly ids: readonly string[];
  /** Rendered id of the block at the top edge of the window, and its position there in px. */
  readonly block: string | null;
  readonly top: number;
}

/** Stores selection and scroll position, for the same screen in another language. */
export function saveView({ editing, payload, page }: Ports): void {
  const block = topBlock(page);
  const view: SavedView = {
    content: payload.content,
    ids: editing.selection.getState().ids,
    block: block?.dataset.id ?? null,
    top: block?.getBoundingClientRect().top ?? 0,
  };
  try {
    sessionStorage.setItem(key, JSON.stringify(view));
  } catch {
    // Without storage the screen starts at its top.
  }
}

/** Restores the selection and scroll position from before the language change. */
export function restoreView({ editing, payload, page }: Ports): void {
  const view = takeView();
  if (!view || view.content !== payload.content) return;
  editing.select(view.ids);
  if (view.block === null) return;
  const { block, top } = view;
  keepScrollPosition(() => page.querySelector(`[data-id="${CSS.escape(block)}"]`), top);
}

/** ms during which the page renders again and panels make room for themselves. */
const settling = 1500;
const ownMoves = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Keeps a block at its position in the window until the page has settled or the user scrolls. */
function keepScrollPosition(find: () => Element | null, top: number): void {
  const moved = new AbortController();
  const { signal } = moved;
  for (const name of ownMoves) addEventListener(name, () => moved.abort(), { signal });
  const end = performance.now() + settling;
  const hold = () => {
    if (signal.aborted) return;
    const off = (find()?.getBoundingClientRect().top ?? top) - top;
    if (Math.abs(off) > 1) window.scrollBy({ top: off, behavior: 'instant' });
    if (performance.now() < end) requestAnimationFrame(hold);
    else moved.abort();
  };
  requestAnimationFrame(hold);
}

function takeView(): SavedView | null {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return JSON.parse(stored ?? 'null') as SavedView | null;
  } catch {
    return null;
  }
}

/** Returns the block that starts nearest to the top edge; null at the very top of the page. */
function topBlock(page: HTMLElement): HTMLElement | null {
  if (window.scrollY === 0) return null;
  const blocks = [...page.querySelectorAll<HTMLElement>('[data-block][data-id]')];
  const distance = (block: HTMLElement) => Math.abs(block.getBoundingClientRect().top);
  const near = blocks.toSorted((one, other) => distance(one) - distance(other));
  return near[0] ?? null;
}
