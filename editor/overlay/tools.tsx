import { autoUpdate, useFloating } from '@floating-ui/react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useSelection } from '../shell/use-ui.ts';
import { BlockToolbar } from './block-toolbar.tsx';
import { placeTools } from './frame-maths.ts';
import { useOverlay } from './overlay-store.ts';
import { useDrawn } from './page-changes.ts';
import { rectOf, type Surface, viewOf } from './surface.ts';
import styles from './tools.module.css';

/** The tools of what is selected, beside it and never over what is typed in. */
export function Tools() {
  const ids = useSelection((selection) => selection.ids);
  const elements = useDrawn(ids.at(-1) ?? null);
  const anchor = useStore(useOverlay(), (state) => state.anchor);
  const reference = elements.find((element) => element === anchor) ?? elements[0];
  if (!reference) return null;
  return <PlacedTools ids={ids} reference={reference} />;
}

interface PlacedProps {
  readonly ids: readonly string[];
  readonly reference: HTMLElement;
}

function PlacedTools({ ids, reference }: PlacedProps) {
  const surface = useStore(useOverlay(), (state) => state.surface);
  const typed = useStore(useOverlay(), ({ typing }) => typing?.element ?? null);
  const isDragging = useStore(useOverlay(), ({ drag }) => drag !== null);
  const { setFloating, place } = useToolsPlace(surface, reference, typed);
  return (
    <div
      ref={setFloating}
      className={styles.place}
      data-dragging={isDragging || undefined}
      style={place}
    >
      <BlockToolbar ids={ids} />
    </div>
  );
}

/** floating-ui compares middleware by its words: what it is to know now stands in `latest`. */
function useToolsPlace(surface: Surface, reference: HTMLElement, typed: HTMLElement | null) {
  const latest = useRef({ surface, reference, typed });
  latest.current = { surface, reference, typed };
  const middleware = useMemo(() => [{ name: 'besideBlock', fn: besideBlock(latest) }], []);
  const { refs, x, y, isPositioned, update } = useFloating({
    strategy: 'fixed',
    middleware,
    whileElementsMounted: autoUpdate,
  });
  useLayoutEffect(() => {
    refs.setPositionReference({
      contextElement: reference,
      getBoundingClientRect: () => {
        const rect = rectOf(surface, reference);
        return new DOMRect(rect.x, rect.y, rect.width, rect.height);
      },
    });
    update();
  }, [refs, update, surface, reference, typed]);
  // A preview may be moved as a whole.
  useLayoutEffect(() => {
    const { current: floating } = refs.floating;
    return surface.frame && floating ? autoUpdate(surface.frame, floating, update) : undefined;
  }, [refs, update, surface]);
  const visibility = isPositioned ? ('visible' as const) : ('hidden' as const);
  return {
    setFloating: refs.setFloating,
    place: { transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)`, visibility },
  };
}

interface Latest {
  readonly current: {
    readonly surface: Surface;
    readonly reference: HTMLElement;
    readonly typed: HTMLElement | null;
  };
}

const besideBlock =
  (latest: Latest) =>
  ({ elements: { floating } }: { readonly elements: { readonly floating: HTMLElement } }) => {
    const { surface, reference, typed } = latest.current;
    const { offsetWidth: width, offsetHeight: height } = floating;
    const avoid = typed?.isConnected ? rectOf(surface, typed) : null;
    return placeTools(rectOf(surface, reference), { width, height }, viewOf(surface), avoid);
  };
