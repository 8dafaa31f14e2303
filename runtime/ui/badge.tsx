import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icons/icon-names.ts';

export interface BadgeProps {
  readonly tone?: 'plain' | 'sale' | 'new' | 'good' | 'quiet' | undefined;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

/** A short label: sale, new, in stock. Colour is never the only indicator. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
