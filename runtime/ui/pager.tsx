import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icons/icon-names.ts';
import styles from './pager.module.css';

export interface PagerProps {
  /** Number of the current page, counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly href: (page: number) => string;
  readonly labels: {
    readonly pager: string;
    readonly first: string;
    readonly previous: string;
    readonly next: string;
    readonly last: string;
    readonly page: (page: number) => string;
  };
}

const windowSize = 9;

/** Returns the visible page numbers: at most nine, around the current page where possible. */
export function pagerWindow(page: number, pages: number): readonly number[] {
  const length = Math.min(windowSize, pages);
  const start = Math.max(1, Math.min(page - Math.floor(windowSize / 2), pages - length + 1));
  return Array.from({ length }, (_, index) => start + index);
}

/**
 * Links to the pages of a list; end links without a target are disabled. Renders nothing for a single page.
 */
export function Pager({ page, pages, href, labels }: PagerProps) {
  if (pages <= 1) return null;
  const isFirst = page <= 1;
  const isLast = page >= pages;
  const end = (label: string, icon: IconName, to: number, disabled: boolean) => (
    <li>
      <Step label={label} href={disabled ? undefined : href(to)}>
        <Icon name={icon} />
      </Step>
    </li>
  );
  return (
    <nav className={styles.pager} aria-label={labels.pager}>
      <ul className={styles.list}>
        {end(labels.first, 'chevrons-left', 1, isFirst)}
        {end(labels.previous, 'chevron-left', page - 1, isFirst)}
        {pagerWindow(page, pages).map((number) => (
          <li key={number}>
            <a
              href={href(number)}
              className={styles.step}
              aria-label={labels.page(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
        {end(labels.next, 'chevron-right', page + 1, isLast)}
        {end(labels.last, 'chevrons-right', pages, isLast)}
      </ul>
    </nav>
  );
}

interface StepProps {
  readonly label: string;
  readonly href: string | undefined;
  readonly children: ReactNode;
}

function Step({ label, href, children }: StepProps) {
  return (
    <a
      className={styles.step}
      href={href}
      role={href === undefined ? 'link' : undefined}
      aria-label={label}
      aria-disabled={href === undefined || undefined}
      title={label}
    >
      {children}
    </a>
  );
}
