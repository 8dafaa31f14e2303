import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons/icon-names.ts';

interface ButtonAppearance {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  readonly size?: 'regular' | 'small' | undefined;
  /** Whether the button fills the available width. */
  readonly wide?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly iconAfter?: IconName | undefined;
  readonly children?: ReactNode;
}

interface ActionProps extends ButtonAppearance, Omit<ComponentProps<'button'>, 'children'> {
  readonly href?: undefined;
  /** Whether work is in progress; the button then keeps the focus and ignores presses. */
  readonly busy?: boolean | undefined;
}

interface LinkProps extends ButtonAppearance, Omit<ComponentProps<'a'>, 'children' | 'href'> {
  readonly href: string;
  readonly busy?: undefined;
}

export type ButtonProps = ActionProps | LinkProps;

/** A button, or with `href` a link that looks the same. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <Action {...props} /> : <LinkButton {...props} />;
}

function Action({ variant, size, wide, icon, iconAfter, busy, children, ...rest }: ActionProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, rest.className)}
      data-variant={variant ?? 'secondary'}
      data-size={size}
      data-wide={wide}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {content(icon, children, iconAfter)}
    </button>
  );
}

function LinkButton({ variant, size, wide, icon, iconAfter, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      className={classNames(styles.button, rest.className)}
      data-variant={variant ?? 'secondary'}
      data-size={size}
      data-wide={wide}
    >
      {content(icon, children, iconAfter)}
    </a>
  );
}

function content(icon: IconName | undefined, text: ReactNode, after: IconName | undefined) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {icon || after ? <span>{text}</span> : text}
      {after && <Icon name={after} />}
    </>
  );
}
