import type { CSSProperties } from 'react';
import styles from './loading.module.css';

export interface SkeletonProps {
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  /** Width to height, e.g. `1/1`: instead of a height. */
  readonly ratio?: string | undefined;
}

/** Holds the place of content on its way. */
export function Skeleton({ width, height, ratio }: SkeletonProps) {
  const size: CSSProperties = { inlineSize: width, blockSize: ratio ? 'auto' : height };
  return (
    <span className={styles.skeleton} style={{ ...size, aspectRatio: ratio }} aria-hidden="true" />
  );
}

/** The loading mark: a signal flag of four fields that keeps changing. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <output>
      <span className={styles.spinner} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span className="visually-hidden">{label}</span>
    </output>
  );
}
