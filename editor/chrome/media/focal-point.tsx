import { type KeyboardEvent, useRef } from 'react';
import { useT } from '../../i18n/translate.tsx';
import { clampPoint, type Point } from './crop-rectangle.ts';
import type { WholePicture } from './picture-source.ts';
import styles from './picture-tools.module.css';
import { useDrag } from './use-drag.ts';

interface FocalPointProps {
  readonly picture: WholePicture;
  readonly point: Point;
  readonly onChange: (point: Point) => void;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Sets the point that must stay in view, by pointer or arrow keys (1 %, with Shift 10 %). */
export function FocalPoint({ picture, point, onChange }: FocalPointProps) {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const drag = useDrag(
    () => frame.current?.getBoundingClientRect(),
    (at) => onChange(clampPoint(at)),
    (_, at) => onChange(clampPoint(at)),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? 0.1 : 0.01;
    onChange(clampPoint({ x: point.x + arrow.x * step, y: point.y + arrow.y * step }));
  };
  const [x, y] = [Math.round(point.x * 100), Math.round(point.y * 100)];
  return (
    <div className={styles.frame} ref={frame} {...drag}>
      <img src={picture.src} alt="" draggable={false} />
      <span
        className={styles.point}
        style={{ insetInlineStart: `${point.x * 100}%`, insetBlockStart: `${point.y * 100}%` }}
        role="slider"
        tabIndex={0}
        aria-label={t('media.focalPoint')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={t('media.focalAt', { x, y })}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
