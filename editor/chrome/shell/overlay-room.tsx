import { rootElementId } from '#runtime/page/page-elements.ts';
import { useEditor } from '../../canvas/editor-context.ts';

/**
 * Overlays of the page (cookie notice, cart) are fixed to the window, where the panels and the bar are, so
 * they are moved between them. Only by style, so that the page keeps its markup.
 */
export function OverlayRoom() {
  const { overlays } = useEditor().payload.regions;
  if (overlays.length === 0) return null;
  const selectors = overlays.map(
    (key) => `#${rootElementId} > [data-id="${key.slice('shared:'.length)}"] > *`,
  );
  const shift = (side: string, sign = '') =>
    `calc(${sign}1 * var(--izlog-${side}, 0px) / var(--izlog-zoom, 1))`;
  return <style>{`${selectors.join()}{translate:${shift('left')} ${shift('bottom', '-')}}`}</style>;
}
