import type { ReactNode } from 'react';
import { OnwardLink } from '../ui/onward-link.tsx';
import styles from './section-head.module.css';

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly level?: 1 | 2 | undefined;
  readonly link?: { readonly label: string; readonly href: string } | null | undefined;
  /** Small text at the end of the line: a count. */
  readonly aside?: ReactNode;
}

/** Title of a section with a link to the full list. */
export function SectionHead({ id, title, level = 2, link, aside }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.head}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {aside && <p className="marginalia">{aside}</p>}
      {link && <OnwardLink {...link} />}
    </div>
  );
}
