import type { ReactNode } from 'react';
import styles from './account-panel.module.css';

interface AccountPanelProps {
  readonly id: string;
  readonly title: string;
  /** Heading level: 1 when the panel is the main content of the page. */
  readonly level?: 1 | 2 | undefined;
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

/** A panel with a title, a line of explanation and one form. */
export function AccountPanel({ id, title, level = 2, text, children }: AccountPanelProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.panel} data-level={level} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <Heading id={`${id}-title`}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      {children}
    </section>
  );
}

/** Form fields in one column, the submit button at the end. */
export const formLayout = { form: styles.form, pair: styles.pair, links: styles.links };
