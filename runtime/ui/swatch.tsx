import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import styles from './swatch.module.css';

export interface SwatchProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
  /** A CSS colour, or a picture as `url(...)`. Without it the swatch is text only. */
  readonly colour?: string | undefined;
  /** Several may be chosen: a filter. */
  readonly multiple?: boolean | undefined;
  /** How many things it leads to. */
  readonly count?: number | undefined;
}

/** A choice as a chip: variant of a product, value of a filter. Stands inside a `RadioGroup`. */
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
