import { memo, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { EditNode } from '#schemas/editing/node.ts';
import { Icon } from '../../ui/icon.tsx';
import { useEditor } from '../editor-context.ts';
import { useNodeName } from '../node-names.ts';
import { useNodeFacts } from '../page/use-node-facts.ts';
import { useSelection } from '../use-ui.ts';
import { clipped } from './frame-maths.ts';
import styles from './frames.module.css';
import { useOverlay } from './overlay-store.ts';
import { useRendered } from './page-changes.ts';
import type { Rect } from './rect.ts';
import { useRects } from './use-rects.ts';

interface LayerProps {
  /** Element that contains the frames. */
  readonly layer: HTMLElement;
}

/** Frames around the hovered block and the selected blocks. */
export function Frames({ layer }: LayerProps) {
  const ids = useSelection((selection) => selection.ids);
  const hovered = useSelection((selection) => selection.hovered);
  const isDragging = useStore(useOverlay(), ({ drag }) => drag !== null);
  const width = useWidth(layer);
  const isHoverShown = hovered !== null && !ids.includes(hovered) && !isDragging;
  return (
    <>
      {isHoverShown && (
        <BlockFrame key={hovered} id={hovered} kind="hovered" layer={layer} width={width} />
      )}
      {ids.map((id, at) => (
        // Keyed by index, so that a frame is reused for the next selected block.
        <BlockFrame key={at} id={id} kind="selected" layer={layer} width={width} />
      ))}
    </>
  );
}

interface FrameProps extends LayerProps {
  readonly id: string;
  readonly kind: 'hovered' | 'selected';
  /** Width of the layer in px. */
  readonly width: number;
}

const BlockFrame = memo(function BlockFrame({ id, kind, layer, width }: FrameProps) {
  const { editing } = useEditor();
  const node = useNodeFacts(editing.nodes, id);
  const elements = useRendered(id);
  const rects = useRects(elements, layer);
  const isTyping = useStore(useOverlay(), ({ typing }) => typing !== null);
  if (!node) return null;
  return rects.map((rect, at) => (
    <div
      key={at}
      className={styles.frame}
      data-kind={kind}
      data-shared={isShared(node) || undefined}
      data-locked={node.locked || undefined}
      data-typing={isTyping || undefined}
      style={frameStyle(clipped(rect, 0, width))}
    >
      {kind === 'hovered' && <Label node={node} isLow={rect.y < 24} />}
    </div>
  ));
});

const isShared = ({ master, document }: EditNode) =>
  master !== null || document.startsWith('shared:');

/** The layer is as wide as the visible page. Reading its width during rendering would force a layout. */
function useWidth(layer: HTMLElement): number {
  const [width, setWidth] = useState(() => layer.clientWidth);
  useEffect(() => {
    const observer = new ResizeObserver(() => setWidth(layer.clientWidth));
    observer.observe(layer);
    return () => observer.disconnect();
  }, [layer]);
  return width;
}

export function frameStyle({ x, y, width, height }: Rect) {
  return {
    insetInlineStart: 0,
    insetBlockStart: 0,
    transform: `translate(${x}px, ${y}px)`,
    inlineSize: width,
    blockSize: height,
  };
}

/** The flag with a block's name; inside the frame where there is no space above it. */
function Label({ node, isLow }: { readonly node: EditNode; readonly isLow: boolean }) {
  const nameOf = useNodeName();
  return (
    <span className={styles.flag} data-low={isLow || undefined}>
      {node.locked && <Icon name="lock" />}
      {isShared(node) && <Icon name="component" />}
      {nameOf(node)}
    </span>
  );
}
