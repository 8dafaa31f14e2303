import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import styles from './swatch.module.css';

export interface SwatchProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
  /** A CSS colour, or a picture as `url(...)`. Without it the swatch is text only. */
  readonly colour?: string | undefined;
  /** Whether several can be selected, as in a filter. */
  readonly multiple?: boolean | undefined;
  /** Number of results. */
  readonly count?: number | undefined;
}

/** A choice as a chip: product variant or filter value. Used inside a `RadioGroup`. */
export function Swatch({ label, colour, multiple, count, ...input }: SwatchProps) {
  return (
    <label className={styles.swatch}>
      <input {...input} type={multiple ? 'checkbox' : 'radio'} />
      {colour && <span className={styles.colour} style={{ '--colour': colour } as CSSProperties} />}
      <span>{label}</span>
      {count !== undefined && <span className="marginalia">({count})</span>}
    </label>
  );
}
