import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import styles from './empty-state.module.css';
import { GroundPattern } from './ground-pattern.tsx';

export interface EmptyStateProps {
  /** Default: the theme's drawing of an empty place. */
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  /** Heading level of the title. */
  readonly level?: 1 | 2 | 3 | undefined;
  readonly text?: ReactNode;
  /** The single next step. */
  readonly action?: ReactNode;
}

/** Placeholder for missing content: a drawing, a sentence and a next step. */
export function EmptyState({
  picture = <Drawing of="empty" />,
  title,
  level = 2,
  text,
  action,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <GroundPattern />
      <div className={styles.picture}>{picture}</div>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
