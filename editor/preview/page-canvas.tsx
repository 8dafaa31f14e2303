import { Activity, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Runtime } from '#runtime/block/context.tsx';
import { Canvas } from '../canvas/canvas.tsx';
import type { EditorPorts } from '../start/editor-context.ts';
import { useSeenCanvas, useSeenRuntime } from './seen-as.ts';

interface PageCanvasProps {
  readonly ports: EditorPorts;
  readonly runtime: Runtime;
}

/** The page in the window itself; while a preview covers it, it is out of sight and not rendered. */
export function PageCanvas({ ports, runtime }: PageCanvasProps) {
  const { page, ui, payload } = ports;
  const canvas = useSeenCanvas(ui, ports.canvas);
  const seen = useSeenRuntime(ui, runtime);
  const isCovered = useStore(ui, (state) => state.isCovered);
  const top = useRef(0);
  // Once it is hidden there is nothing to scroll any more.
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

/** Returns what shows the page again, scrolled to where it was, whatever its zoom has become. */
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
