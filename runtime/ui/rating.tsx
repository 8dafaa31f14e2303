import type { CSSProperties } from 'react';
import styles from './rating.module.css';

export interface RatingProps {
  readonly value: number;
  /** The whole in words: "4.5 of 5, 12 reviews". */
  readonly label: string;
  /** Shown beside the stars. */
  readonly text?: string | undefined;
}

/** Up to five compass stars, filled to the value. */
export function Rating({ value, label, text }: RatingProps) {
  const share = { '--share': `${value * 20}%` } as CSSProperties;
  return (
    <span className={styles.rating}>
      <span className={styles.stars} style={share} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
      {text && <span aria-hidden="true">{text}</span>}
    </span>
  );
}
