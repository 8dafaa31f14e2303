import { useRef } from 'react';
import type { MediaCrop } from '#schemas/entities/media.ts';
import { type Handle, moveCrop, type Point, resizeCrop } from './crop-rectangle.ts';
import type { WholePicture } from './picture-source.ts';
import styles from './picture-tools.module.css';
import { useDrag } from './use-drag.ts';

const steps = [-1, 0, 1] as const;
const handles: readonly Handle[] = steps
  .flatMap((y) => steps.map((x) => ({ x, y })))
  .filter(({ x, y }) => x !== 0 || y !== 0);

interface CropFrameProps {
  readonly picture: WholePicture;
  readonly crop: MediaCrop;
  readonly onChange: (crop: MediaCrop) => void;
}

/**
 * The cropped part with its drag handles. Only for pointers: the number fields offer the same to everyone.
 */
export function CropFrame({ picture, crop, onChange }: CropFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const box = () => frame.current?.getBoundingClientRect();
  const percent = (share: number) => `${share * 100}%`;
  const place = {
    insetInlineStart: percent(crop.x),
    insetBlockStart: percent(crop.y),
    inlineSize: percent(crop.width),
    blockSize: percent(crop.height),
  };
  return (
    <div className={styles.frame} ref={frame} aria-hidden>
      <img src={picture.src} alt="" draggable={false} />
      <div className={styles.shade}>
        <div style={place} />
      </div>
      <div className={styles.crop} style={place}>
        <Grip
          className={styles.inside}
          box={box}
          crop={crop}
          change={moveCrop}
          onChange={onChange}
        />
        {handles.map((handle) => (
          <Grip
            key={`${handle.x} ${handle.y}`}
            className={styles.handle}
            handle={handle}
            box={box}
            crop={crop}
            change={(from, by) => resizeCrop(from, handle, by)}
            onChange={onChange}
          />
        ))}
      </div>
    </div>
  );
}

interface GripProps {
  readonly className: string | undefined;
  readonly handle?: Handle;
  readonly box: () => DOMRect | undefined;
  readonly crop: MediaCrop;
  readonly change: (from: MediaCrop, by: Point) => MediaCrop;
  readonly onChange: (crop: MediaCrop) => void;
}

function Grip({ className, handle, box, crop, change, onChange }: GripProps) {
  const from = useRef(crop);
  const drag = useDrag(
    box,
    () => {
      from.current = crop;
    },
    (by) => onChange(change(from.current, by)),
  );
  return <span className={className} data-x={handle?.x} data-y={handle?.y} {...drag} />;
}
