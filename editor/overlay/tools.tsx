import { autoUpdate } from '@floating-ui/react';
import { useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSelection } from '../shell/use-ui.ts';
import { BlockToolbar } from './block-toolbar.tsx';
import { placeTools } from './frame-maths.ts';
import { useOverlay } from './overlay-store.ts';
import { useDrawn } from './page-changes.ts';
import type { Point } from './rect.ts';
import { rectOf, type Surface, viewOf } from './surface.ts';
import styles from './tools.module.css';

/** The tools of what is selected, beside it and never over what is typed in. */
export function Tools() {
  const ids = useSelection((selection) => selection.ids);
  const elements = useDrawn(ids.at(-1) ?? null);
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
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const place = useToolsPlace({ surface, reference, typed, floating });
  return (
    <div
      ref={setFloating}
      className={styles.place}
      data-dragging={isDragging || undefined}
      style={
        place
          ? { transform: `translate(${Math.round(place.x)}px, ${Math.round(place.y)}px)` }
          : { visibility: 'hidden' }
      }
    >
      <BlockToolbar ids={ids} />
    </div>
  );
}

interface PlaceParts {
  readonly surface: Surface;
  readonly reference: HTMLElement;
  readonly typed: HTMLElement | null;
  readonly floating: HTMLElement | null;
}

/** Follows the block; a preview may be moved as a whole, and what is typed in may grow. */
function useToolsPlace({ surface, reference, typed, floating }: PlaceParts): Point | null {
  const [place, setPlace] = useState<Point | null>(null);
  useLayoutEffect(() => {
    if (!floating) return undefined;
    const update = () => {
      const { offsetWidth: width, offsetHeight: height } = floating;
      const avoid = typed?.isConnected ? rectOf(surface, typed) : null;
      const block = rectOf(surface, reference);
      const next = placeTools(block, { width, height }, viewOf(surface), avoid);
      setPlace((known) => (known?.x === next.x && known.y === next.y ? known : next));
    };
    const followed = [reference, surface.frame, typed].filter((each) => each !== null);
    const stops = followed.map((each) => autoUpdate(each, floating, update));
    return () => {
      for (const stop of stops) stop();
    };
  }, [surface, reference, typed, floating]);
  return place;
}
