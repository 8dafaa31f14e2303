import { useEffect, useSyncExternalStore } from 'react';
import { useEditor } from '../start/editor-context.ts';
import type { UiState } from './ui-store.ts';
import { useScreenSize } from './use-screen-size.ts';
import { useUi } from './use-ui.ts';

/** Height of the bar at the lower edge, px; on small screens it is made for fingers. */
const barHeight = { wide: 44, narrow: 52 } as const;

/** px that docked panels take at the sides. */
export interface Insets {
  readonly left: number;
  readonly right: number;
}

type Panels = Pick<UiState, 'docked' | 'left' | 'right' | 'leftWidth' | 'rightWidth'>;

export const dockedInsets = (state: Panels): Insets =>
  state.docked ? coveredInsets(state) : { left: 0, right: 0 };

/** px of a wide window that open panels cover, docked or not. */
export const coveredInsets = (state: Omit<Panels, 'docked'>): Insets => ({
  left: state.left ? state.leftWidth : 0,
  right: state.right ? state.rightWidth : 0,
});

/** How large the page is drawn so that it keeps its layout between the panels. */
export function dockedZoom(windowWidth: number, { left, right }: Insets): number {
  return Math.max(0.2, (windowWidth - left - right) / windowWidth);
}

const subscribeWidth = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

/**
 * Fits the page between docked panels: the body makes room, the page is zoomed by as much, so that
 * it is laid out as ever. Custom properties tell the same to what else lies between the panels.
 */
export function useDockedPage(): void {
  const { page } = useEditor();
  const isNarrow = useScreenSize() === 'narrow';
  const isPreview = useUi(({ preview }) => preview !== 'page');
  const left = useUi((state) => dockedInsets(state).left);
  const right = useUi((state) => dockedInsets(state).right);
  const width = useSyncExternalStore(subscribeWidth, () => document.documentElement.clientWidth);
  useEffect(() => {
    const insets = isNarrow ? { left: 0, right: 0 } : { left, right };
    const root = document.documentElement.style;
    root.setProperty('--izlog-left', `${insets.left}px`);
    root.setProperty('--izlog-right', `${insets.right}px`);
    root.setProperty('--izlog-bottom', `${isNarrow ? barHeight.narrow : barHeight.wide}px`);
    const zoom = isPreview ? 1 : dockedZoom(width, insets);
    root.setProperty('--izlog-zoom', String(zoom));
    // The bar lies over the page's lower edge: its very end gets that much room.
    document.body.style.paddingBlockEnd = 'var(--izlog-bottom)';
    zoomPage(page, isPreview ? { left: 0, right: 0 } : insets, zoom);
  }, [page, isNarrow, isPreview, left, right, width]);
}

/** What stood at the upper edge of the window stays there. */
function zoomPage(page: HTMLElement, { left, right }: Insets, zoom: number): void {
  const before = Number(page.style.zoom || 1);
  if (before === zoom && document.body.style.paddingInlineStart === `${left}px`) return;
  const at = window.scrollY;
  document.body.style.paddingInlineStart = `${left}px`;
  document.body.style.paddingInlineEnd = `${right}px`;
  page.style.zoom = zoom === 1 ? '' : String(zoom);
  window.scrollTo({ top: (at / before) * zoom, behavior: 'instant' });
}
