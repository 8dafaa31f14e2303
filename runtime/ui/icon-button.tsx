import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';
import type { IconName } from './icons/icon-names.ts';

interface IconButtonAppearance {
  readonly icon: IconName;
  readonly label: string;
  readonly variant?: 'bare' | 'framed' | undefined;
  /** A small number in the corner; `label` must state its meaning. */
  readonly count?: number | undefined;
}

export type IconButtonProps = IconButtonAppearance &
  (
    | (Omit<ComponentProps<'button'>, 'children'> & { readonly href?: undefined })
    | (Omit<ComponentProps<'a'>, 'children' | 'href'> & { readonly href: string })
  );

/** A button or link of 44 px that shows only an icon; `label` is its accessible name and tooltip. */
export function IconButton({ icon, label, variant, count, ...rest }: IconButtonProps) {
  const shared = {
    className: classNames(styles.button, rest.className),
    'data-variant': variant,
    'aria-label': label,
    title: label,
  };
  const content = (
    <>
      <Icon name={icon} />
      {count ? <span className={styles.count}>{count}</span> : null}
    </>
  );
  return rest.href === undefined ? (
    <button type="button" {...rest} {...shared}>
      {content}
    </button>
  ) : (
    <a {...rest} {...shared}>
      {content}
    </a>
  );
}
