import type { ReactNode } from 'react';
import styles from './frame.module.css';

export interface FrameProps {
  /** Small texts on the frame: top left, top right, bottom left, bottom right. */
  readonly corners?: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** The theme's frame around a picture. A theme without one shows the picture alone. */
export function Frame({ corners = [], children }: FrameProps) {
  return (
    <div className={styles.frame}>
      {children}
      {corners.map((text, corner) => (
        <span
          key={`${corner}${text}`}
          className={styles.corner}
          data-corner={corner}
          aria-hidden="true"
        >
          {text}
        </span>
      ))}
    </div>
  );
}
