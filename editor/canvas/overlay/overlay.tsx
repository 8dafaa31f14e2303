import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useEditor } from '../editor-context.ts';
import { render } from './before-paint.ts';
import { DropMark } from './drop-mark.tsx';
import { EmptySlots } from './empty-slots.tsx';
import { follow } from './follow.ts';
import { Frames, frameStyle } from './frames.tsx';
import { InsertMarks } from './insert-marks.tsx';
import { LoadingMarks } from './loading-marks.tsx';
import { Notices } from './notice.tsx';
import styles from './overlay.module.css';
import { createOverlayStore, OverlayContext, useOverlay } from './overlay-store.ts';
import { PageFocus } from './page-focus.tsx';
import { PictureTools } from './picture-tools.tsx';
import { QuickInsertContext, type RenderQuickInsert } from './quick-insert-context.ts';
import { isSameRect, type Rect } from './rect.ts';
import { useSecondClick } from './second-click.ts';
import { offerDrags } from './start-drag.ts';
import type { Surface } from './surface.ts';
import { Tools } from './tools.tsx';
import { ActionContext } from './use-action-ports.ts';
import { useFallbackMarks } from './use-fallback-marks.ts';
import { useKeyPorts, usePageEvents, useTextTools } from './use-page-tools.ts';
import { usePromptMarks } from './use-prompt-marks.ts';
import { useResolver } from './use-resolver.ts';

interface OverlayProps {
  /** Renders the page in a frame of another width. */
  readonly preview: ReactNode;
  readonly quickInsert: RenderQuickInsert;
  readonly children?: ReactNode;
  /** Messages of other parts of the editor. */
  readonly notices?: ReactNode;
}

/**
 * Everything rendered over the page, never in it, with its pointer and key handling. Its children (bar and
 * panels) can use the same actions.
 */
export function Overlay({ quickInsert, ...parts }: OverlayProps) {
  const { page } = useEditor();
  const [overlay] = useState(() => createOverlayStore(page));
  return (
    <OverlayContext value={overlay}>
      <QuickInsertContext value={quickInsert}>
        <OverlayParts {...parts} />
      </QuickInsertContext>
    </OverlayContext>
  );
}

function OverlayParts({ children, notices, preview }: Omit<OverlayProps, 'quickInsert'>) {
  const { editing, canvas } = useEditor();
  const overlay = useOverlay();
  const anchor = useRef<HTMLDivElement>(null);
  const text = useTextTools(overlay, anchor);
  const ports = useKeyPorts(overlay, text, anchor);
  usePageEvents(ports, text, anchor);
  useFallbackMarks(overlay);
  usePromptMarks(overlay);
  useEffect(
    () => offerDrags({ editing, overlay, probes: canvas.probes }),
    [editing, overlay, canvas],
  );
  return (
    <ActionContext value={ports}>
      {preview}
      <Layer />
      <PageFocus ref={anchor} />
      <Tools />
      <DropMark />
      <Notices>{notices}</Notices>
      {children}
    </ActionContext>
  );
}

/** The layer on the page. It scrolls with the page; over a preview it is clipped to the frame. */
function Layer() {
  const surface = useStore(useOverlay(), (state) => state.surface);
  const { frame } = surface;
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const resolver = useResolver();
  useSecondClick(layer);
  return (
    <div
      ref={setLayer}
      className={styles.layer}
      data-preview={frame !== null || undefined}
      style={useFrameStyle(surface)}
    >
      {layer && (
        <>
          <EmptySlots layer={layer} />
          <Frames layer={layer} />
          <InsertMarks layer={layer} />
          <PictureTools layer={layer} />
          <LoadingMarks resolver={resolver} layer={layer} />
        </>
      )}
    </div>
  );
}

/** Over a preview the layer is as large as its frame. */
function useFrameStyle({ frame, root }: Surface) {
  const [rect, setRect] = useState<Rect | null>(null);
  useLayoutEffect(() => {
    if (!frame) return undefined;
    const measure = () => {
      const { x, y, width, height } = frame.getBoundingClientRect();
      const next = { x, y, width, height };
      render(() => setRect((known) => (known && isSameRect(known, next) ? known : next)));
    };
    return follow(root, frame, measure);
  }, [frame, root]);
  return frame && rect ? frameStyle(rect) : undefined;
}
