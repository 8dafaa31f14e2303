import type { AnchorHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';
import styles from './onward-link.module.css';

interface OnwardLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly label: string;
}

/** A link to a full list, with an arrow that moves on hover. */
export function OnwardLink({ label, ...link }: OnwardLinkProps) {
  return (
    <a className={styles.link} {...link}>
      <span>{label}</span>
      <Icon name="arrow-right" />
    </a>
  );
}
