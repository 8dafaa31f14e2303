import type { ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps {
  readonly as?: 'article' | 'div' | 'li' | 'section' | undefined;
  /** The first link with `data-cover` inside covers the whole card. */
  readonly children: ReactNode;
  readonly padded?: boolean | undefined;
}

/** A square box with a border; with a covering link it has hover styles. */
export function Card({ as: Tag = 'article', padded, children }: CardProps) {
  return (
    <Tag className={styles.card} data-padded={padded}>
      {children}
    </Tag>
  );
}
