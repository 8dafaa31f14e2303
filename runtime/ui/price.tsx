import type { ReactNode } from 'react';
import styles from './price.module.css';

export interface PriceProps {
  /** Formatted amounts, currency included. */
  readonly current: string;
  readonly previous?: string | undefined;
  /** Text below the amounts, such as the lowest price of 30 days, or the tax. */
  readonly note?: ReactNode;
  readonly size?: 'regular' | 'large' | undefined;
  /** Labels that tell screen readers which amount is which; required with a previous one. */
  readonly labels?: { readonly current: string; readonly previous: string } | undefined;
}

/** An amount, with the one it replaced struck through. */
export function Price({ current, previous, note, size, labels }: PriceProps) {
  return (
    <span
      className={styles.price}
      data-reduced={previous !== undefined || undefined}
      data-size={size}
    >
      <ins>
        {previous !== undefined && <Hidden>{labels?.current}</Hidden>}
        {current}
      </ins>
      {previous !== undefined && (
        <del>
          <Hidden>{labels?.previous}</Hidden>
          {previous}
        </del>
      )}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}

function Hidden({ children }: { readonly children: string | undefined }) {
  return children ? <span className="visually-hidden">{`${children} `}</span> : null;
}
