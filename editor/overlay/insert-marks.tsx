import { memo, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import type { Position } from '../commands/insert.ts';
import { placeOf } from '../document/node-store.ts';
import { useT } from '../i18n/translate.tsx';
import { useSelection, useUi } from '../shell/use-ui.ts';
import { useEditor } from '../start/editor-context.ts';
import { Icon } from '../ui/icon.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { gapsOf } from './drop-maths.ts';
import { frameStyle } from './frames.tsx';
import styles from './insert-marks.module.css';
import { useOverlay } from './overlay-store.ts';
import { useDrawn } from './page-changes.ts';
import quick from './quick-insert.module.css';
import type { Rect } from './rect.ts';
import { boxAround } from './slot-boxes.ts';
import { useRects } from './use-rects.ts';

interface Mark {
  readonly position: Position;
  /** From the upper left corner of the layer. */
  readonly line: Rect;
}

/** Buttons that put a block before or behind the selected one. */
export function InsertMarks({ layer }: { readonly layer: HTMLElement }) {
  const marks = useMarks(layer);
  const insertAt = useUi((state) => state.quickAt ?? state.insertAt);
  const isHidden = useStore(useOverlay(), ({ drag, typing }) => drag !== null || typing !== null);
  if (isHidden) return null;
  return marks.map(({ position, line }, at) => (
    <div
      key={at}
      className={styles.mark}
      data-upright={line.height > line.width || undefined}
      data-chosen={
        (insertAt?.place === position.place && insertAt.index === position.index) || undefined
      }
      style={frameStyle(line)}
    >
      <InsertButton place={position.place} index={position.index} />
    </div>
  ));
}

/** Marks move with every edit, their buttons hardly ever change. */
const InsertButton = memo(function InsertButton({ place, index }: Position) {
  const t = useT();
  const { ui } = useEditor();
  const isOpen = useUi(({ quickAt }) => quickAt?.place === place && quickAt.index === index);
  const position = useMemo(() => ({ place, index }), [place, index]);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) button.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isOpen]);
  const setOpen = (open: boolean) => ui.setState({ quickAt: open ? position : null });
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button
        ref={button}
        className={styles.button}
        aria-label={t('overlay.insertHere')}
        excludeFromTabOrder
      >
        <Icon name="plus" />
      </Button>
      <Popover className={`izlog-editor ${quick.popover}`} offset={4}>
        <Dialog className={quick.dialog} aria-label={t('overlay.insertHere')}>
          <Suspense>
            <QuickInsert position={position} close={() => setOpen(false)} />
          </Suspense>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
});

const QuickInsert = lazyPart(async () => (await import('./quick-insert.tsx')).QuickInsert);

/** The gaps beside the sole selected block. */
function useMarks(layer: HTMLElement): readonly Mark[] {
  const { editing, canvas } = useEditor();
  const overlay = useOverlay();
  const id = useSelection(({ ids }) => (ids.length === 1 ? (ids[0] ?? null) : null));
  const elements = useDrawn(id);
  // What moves the block moves its gaps.
  const rects = useRects(elements, layer);
  const [marks, setMarks] = useState<readonly Mark[]>(none);
  useEffect(() => {
    const look = (): readonly Mark[] => {
      const node = editing.nodes.get(id ?? '');
      const [element] = elements;
      if (!node || !element || rects.length === 0 || node.document.startsWith('shared:')) {
        return none;
      }
      const { surface } = overlay.getState();
      const place = placeOf(node);
      const at = editing.nodes.children(place).indexOf(node.id);
      const box = boxAround({ editing, surface, probes: canvas.probes }, element, place);
      const gaps = box ? gapsOf(box).filter(({ index }) => index === at || index === at + 1) : [];
      return gaps.map(({ index, line }) => ({
        position: { place, index },
        line: inLayer(layer, line),
      }));
    };
    // Everything else has its place by then: measured between changes, each would cost a layout.
    const frame = requestAnimationFrame(() => {
      const found = look();
      flushSync(() => setMarks(found));
    });
    return () => cancelAnimationFrame(frame);
  }, [editing, canvas, overlay, layer, id, elements, rects]);
  return marks;
}

const none: readonly Mark[] = [];

export function inLayer(layer: HTMLElement, rect: Rect): Rect {
  const { x, y } = layer.getBoundingClientRect();
  return { ...rect, x: rect.x - x, y: rect.y - y };
}
