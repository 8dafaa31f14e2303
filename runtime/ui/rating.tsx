import type { CSSProperties } from 'react';
import styles from './rating.module.css';

export interface RatingProps {
  readonly value: number;
  /** The rating as text: "4.5 of 5, 12 reviews". */
  readonly label: string;
  /** Text next to the stars. */
  readonly text?: string | undefined;
}

/** Five marks of the theme, filled up to the value. */
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
