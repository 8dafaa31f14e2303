import { useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { coveredInsets, type Insets } from '../docked-insets.ts';
import { useScreenSize } from '../use-screen-size.ts';
import { useSelection, useUi } from '../use-ui.ts';
import { render } from './before-paint.ts';
import { BlockToolbar } from './block-toolbar.tsx';
import { follow } from './follow.ts';
import { clipped, toolsPosition } from './frame-maths.ts';
import { useOverlay } from './overlay-store.ts';
import { useRendered } from './page-changes.ts';
import { useSecondClick } from './second-click.ts';
import { rectOf, type Surface, viewOf } from './surface.ts';
import styles from './tools.module.css';

/** The tools of the selection, beside it and never over the text being typed in. */
export function Tools() {
  const ids = useSelection((selection) => selection.ids);
  const elements = useRendered(ids.at(-1) ?? null);
  const anchor = useStore(useOverlay(), (state) => state.anchor);
  const reference = elements.find((element) => element === anchor) ?? elements[0];
  return reference ? <PlacedTools ids={ids} reference={reference} /> : null;
}

interface PlacedProps {
  readonly ids: readonly string[];
  readonly reference: HTMLElement;
}

function PlacedTools({ ids, reference }: PlacedProps) {
  const surface = useStore(useOverlay(), (state) => state.surface);
  const typed = useStore(useOverlay(), ({ typing }) => typing?.element ?? null);
  const isDragging = useStore(useOverlay(), ({ drag }) => drag !== null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  useToolsPosition({ surface, reference, typed, tools, ...useCovered() });
  useSecondClick(tools);
  return (
    <div ref={setTools} className={styles.slotKey} data-dragging={isDragging || undefined}>
      <BlockToolbar ids={ids} />
    </div>
  );
}

/** Width in px of panels that cover the sides. */
function useCovered(): Insets {
  const isNarrow = useScreenSize() === 'narrow';
  const left = useUi((state) => (isNarrow ? 0 : coveredInsets(state).left));
  const right = useUi((state) => (isNarrow ? 0 : coveredInsets(state).right));
  return { left, right };
}

interface PositionParts extends Insets {
  readonly surface: Surface;
  readonly reference: HTMLElement;
  readonly typed: HTMLElement | null;
  readonly tools: HTMLElement | null;
}

/**
 * Follows the block, the frame of a preview and a growing text. The position is written to the DOM directly,
 * because it changes with every frame while the page scrolls.
 */
function useToolsPosition({ surface, reference, typed, tools, left, right }: PositionParts): void {
  useLayoutEffect(() => {
    if (!tools) return undefined;
    const update = () => {
      const { offsetWidth: width, offsetHeight: height } = tools;
      const avoid = typed?.isConnected ? rectOf(surface, typed) : null;
      const block = rectOf(surface, reference);
      const view = clipped(viewOf(surface), left, document.documentElement.clientWidth - right);
      const { x, y } = toolsPosition(block, { width, height }, view, avoid);
      render(() => {
        tools.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      });
    };
    const all = [reference, surface.frame, typed].filter((each) => each !== null);
    const stops = all.map((each) => follow(surface.root, each, update));
    const observer = new ResizeObserver(update);
    observer.observe(tools);
    return () => {
      observer.disconnect();
      for (const stop of stops) stop();
    };
  }, [surface, reference, typed, tools, left, right]);
}
