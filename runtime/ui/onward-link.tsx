import type { AnchorHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';
import styles from './onward-link.module.css';

interface OnwardLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly label: string;
}

/** A link to all of something, with an arrow that leans towards it. */
export function OnwardLink({ label, ...link }: OnwardLinkProps) {
  return (
    <a className={styles.link} {...link}>
      <span>{label}</span>
      <Icon name="arrow-right" />
    </a>
  );
}
