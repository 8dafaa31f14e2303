import { Activity, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Runtime } from '#runtime/block/context.tsx';
import type { EditorPorts } from '../../canvas/editor-context.ts';
import { Canvas } from '../../canvas/page/canvas.tsx';
import { useSeenCanvas, useSeenRuntime } from './preview-as.ts';

interface PageCanvasProps {
  readonly ports: EditorPorts;
  readonly runtime: Runtime;
}

/** The page in the editor's own window. While a preview covers it, it is hidden and not rendered. */
export function PageCanvas({ ports, runtime }: PageCanvasProps) {
  const { page, ui, payload } = ports;
  const canvas = useSeenCanvas(ui, ports.canvas);
  const seen = useSeenRuntime(ui, runtime);
  const isCovered = useStore(ui, (state) => state.isCovered);
  const top = useRef(0);
  // A hidden page has no scroll position.
  useEffect(
    () =>
      ui.subscribe((state, before) => {
        if (state.isCovered && !before.isCovered) top.current = window.scrollY / zoomOf(page);
      }),
    [ui, page],
  );
  useLayoutEffect(() => {
    return isCovered ? hide(page, top) : undefined;
  }, [page, isCovered]);
  return (
    <Activity mode={isCovered ? 'hidden' : 'visible'}>
      <Canvas ports={canvas} runtime={seen} payload={payload} />
    </Activity>
  );
}

/** Returns a function that shows the page again, at its scroll position, whatever its zoom is by then. */
function hide(page: HTMLElement, top: RefObject<number>): () => void {
  const { style } = page;
  const { display } = style;
  style.display = 'none';
  return () => {
    style.display = display;
    window.scrollTo({ top: top.current * zoomOf(page), behavior: 'instant' });
  };
}

const zoomOf = ({ style }: HTMLElement): number => Number(style.zoom || 1);
