import type { ReactNode } from 'react';
import styles from './chart.module.css';

/** A horizontal rule with the black and white scale of a chart's edge. */
export function Rule() {
  return <hr className={styles.rule} />;
}

export interface GraticuleProps {
  /** Small text on the frame, e.g. coordinates: top left, top right, bottom left, bottom right. */
  readonly marks?: readonly [string?, string?, string?, string?] | undefined;
  readonly children: ReactNode;
}

/** The frame of a nautical chart: two lines, a scale between them, coordinates in the corners. */
export function Graticule({ marks = [], children }: GraticuleProps) {
  return (
    <div className={styles.graticule}>
      {children}
      {marks.map((mark, corner) => (
        <span
          key={`${corner}${mark}`}
          className={styles.mark}
          data-corner={corner}
          aria-hidden="true"
        >
          {mark}
        </span>
      ))}
    </div>
  );
}
