import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useStore } from 'zustand';
import type { Position } from '../commands/insert.ts';
import { placeOf } from '../document/node-store.ts';
import { useT } from '../i18n/translate.tsx';
import { openPanel } from '../shell/open-panel.ts';
import { useSelection, useUi } from '../shell/use-ui.ts';
import { useEditor } from '../start/editor-context.ts';
import { Icon } from '../ui/icon.tsx';
import { gapsOf } from './drop-maths.ts';
import { frameStyle } from './frames.tsx';
import styles from './insert-marks.module.css';
import { useOverlay } from './overlay-store.ts';
import { useDrawn } from './page-changes.ts';
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
  const t = useT();
  const { ui } = useEditor();
  const marks = useMarks(layer);
  const insertAt = useUi((state) => state.insertAt);
  const isHidden = useStore(useOverlay(), ({ drag, typing }) => drag !== null || typing !== null);
  if (isHidden) return null;
  const choose = (position: Position) => {
    openPanel(ui, 'library');
    ui.setState({ insertAt: position });
  };
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
      <Button
        className={styles.button}
        aria-label={t('overlay.insertHere')}
        excludeFromTabOrder
        onPress={() => choose(position)}
      >
        <Icon name="plus" />
      </Button>
    </div>
  ));
}

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
    const frame = requestAnimationFrame(() => {
      const node = editing.nodes.get(id ?? '');
      const [element] = elements;
      if (!node || !element || rects.length === 0 || node.document.startsWith('shared:')) {
        setMarks(none);
        return;
      }
      const { surface } = overlay.getState();
      const place = placeOf(node);
      const at = editing.nodes.children(place).indexOf(node.id);
      const box = boxAround({ editing, surface, probes: canvas.probes }, element, place);
      const gaps = box ? gapsOf(box).filter(({ index }) => index === at || index === at + 1) : [];
      setMarks(
        gaps.map(({ index, line }) => ({ position: { place, index }, line: inLayer(layer, line) })),
      );
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
