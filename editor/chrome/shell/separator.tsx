import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useT } from '../../i18n/translate.tsx';
import { clampWidth, panelWidths } from '../../session/ui/remembered-ui.ts';
import styles from './panel-sheet.module.css';

interface SeparatorProps {
  /** Edge of the window at which the panel is. */
  readonly side: 'left' | 'right';
  readonly width: number;
  /** Id of the panel it resizes. */
  readonly controls: string;
  /** Called while dragging; the last call has `isDone`. */
  readonly onResize: (width: number, isDone: boolean) => void;
}

const step = 16;

/** The resizable edge of a panel: by drag, arrow keys, Home and End. */
export function PanelSeparator({ side, width, controls, onResize }: SeparatorProps) {
  const t = useT();
  const [isDragged, setDragged] = useState(false);
  const widthAt = (x: number) =>
    clampWidth(side === 'left' ? x : document.documentElement.clientWidth - x);
  const end = (event: PointerEvent) => {
    if (!isDragged) return;
    setDragged(false);
    onResize(widthAt(event.clientX), true);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be focused nor hold a value
    <div
      className={styles.separator}
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator with a value is a widget
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('shell.resize')}
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={panelWidths.min}
      aria-valuemax={panelWidths.max}
      data-side={side}
      data-dragged={isDragged || undefined}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(true);
      }}
      onPointerMove={(event) => isDragged && onResize(widthAt(event.clientX), false)}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={(event) => {
        const wanted = widthAfter(event, side, width);
        if (wanted === null) return;
        event.preventDefault();
        onResize(clampWidth(wanted), true);
      }}
    />
  );
}

function widthAfter({ key }: KeyboardEvent, side: 'left' | 'right', width: number): number | null {
  const outwards = side === 'left' ? 1 : -1;
  if (key === 'ArrowRight') return width + step * outwards;
  if (key === 'ArrowLeft') return width - step * outwards;
  if (key === 'Home') return panelWidths.min;
  return key === 'End' ? panelWidths.max : null;
}
