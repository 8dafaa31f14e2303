import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import styles from './button.module.css';
import type { ButtonTone } from './button.tsx';
import { Icon } from './icon.tsx';
import type { EditorIconName } from './icons/icon-names.ts';

interface ButtonLinkProps {
  readonly href: string;
  readonly tone?: ButtonTone;
  readonly icon?: EditorIconName;
  readonly children: ReactNode;
}

/** A link to a screen that looks like a button. */
export function ButtonLink({ href, tone = 'plain', icon, children }: ButtonLinkProps) {
  return (
    <Link className={styles.button} data-tone={tone} href={href}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

interface PlainButtonLinkProps extends ButtonLinkProps {
  readonly download?: boolean;
}

/** A link to a file or another page, which the browser follows itself. */
export function PlainButtonLink({ tone = 'plain', icon, children, ...rest }: PlainButtonLinkProps) {
  return (
    <a className={styles.button} data-tone={tone} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
