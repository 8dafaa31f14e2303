import type { MediaCrop } from '#schemas/entities/media.ts';
import { framedPart, type Point } from './crop-rectangle.ts';
import type { WholePicture } from './picture-source.ts';
import styles from './picture-tools.module.css';

const shapes = [
  ['16 : 9', 16 / 9],
  ['1 : 1', 1],
  ['3 : 4', 3 / 4],
] as const;

interface FocalPreviewsProps {
  readonly label: string;
  readonly picture: WholePicture;
  readonly crop: MediaCrop;
  readonly point: Point;
}

/** Previews of the picture in frames of three aspect ratios. */
export function FocalPreviews({ label, picture, crop, point }: FocalPreviewsProps) {
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <ul className={styles.previews}>
        {shapes.map(([name, ratio]) => {
          const part = framedPart(ratio, picture, crop, point);
          return (
            <li key={name}>
              <span className={styles.preview} style={{ aspectRatio: ratio }}>
                <img
                  src={picture.src}
                  alt=""
                  style={{
                    inlineSize: `${100 / part.width}%`,
                    blockSize: `${100 / part.height}%`,
                    insetInlineStart: `${(-part.x / part.width) * 100}%`,
                    insetBlockStart: `${(-part.y / part.height) * 100}%`,
                  }}
                />
              </span>
              <small>{name}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
