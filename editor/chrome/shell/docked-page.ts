import { useEffect, useSyncExternalStore } from 'react';
import { barHeight, dockedInsets, dockedZoom, type Insets } from '../../canvas/docked-insets.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useScreenSize } from '../../canvas/use-screen-size.ts';
import { useUi } from '../../canvas/use-ui.ts';

const subscribeWidth = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

/**
 * Fits the page between docked panels: the body gets padding, and the page is zoomed so that its layout stays
 * the same. Custom properties provide the same values to other elements between the panels.
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
    // The bar covers the bottom edge of the page, so the end of the page gets padding.
    document.body.style.paddingBlockEnd = 'var(--izlog-bottom)';
    zoomPage(page, isPreview ? { left: 0, right: 0 } : insets, zoom);
  }, [page, isNarrow, isPreview, left, right, width]);
}

/** Keeps the scroll position at the top edge of the window. */
function zoomPage(page: HTMLElement, { left, right }: Insets, zoom: number): void {
  const before = Number(getComputedStyle(page).zoom || 1);
  if (before === zoom && document.body.style.paddingInlineStart === `${left}px`) return;
  const at = window.scrollY;
  // From now on the page follows the panels instead of the styles set before the first render.
  delete document.documentElement.dataset.docked;
  document.body.style.paddingInlineStart = `${left}px`;
  document.body.style.paddingInlineEnd = `${right}px`;
  page.style.zoom = zoom === 1 ? '' : String(zoom);
  window.scrollTo({ top: (at / before) * zoom, behavior: 'instant' });
}
