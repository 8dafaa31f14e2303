import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly open?: boolean | undefined;
  /** Only one of the disclosures with the same name is open. */
  readonly name?: string | undefined;
  readonly children: ReactNode;
}

/** A native details element whose mark turns while it is open. */
export function Disclosure({ summary, open, name, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} name={name}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="plus" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
