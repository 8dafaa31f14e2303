import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components';
import styles from './button.module.css';
import { Icon } from './icon.tsx';
import type { EditorIconName } from './icons/icon-names.ts';
import { Tip } from './tip.tsx';

export type ButtonTone = 'plain' | 'primary' | 'danger' | 'quiet';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className'> {
  readonly tone?: ButtonTone;
  readonly icon?: EditorIconName;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** A button with a text label. While it is pending it keeps the focus, and a press has no effect. */
export function Button({ tone = 'plain', icon, isPending, children, ...rest }: ButtonProps) {
  // Not by react-aria: its announcement refers to the button, which may be gone by then.
  const held = isPending
    ? ({ 'aria-disabled': true, type: 'button', onPress: undefined } as const)
    : {};
  return (
    <AriaButton className={styles.button} data-tone={tone} {...rest} {...held}>
      {icon && <Icon name={icon} />}
      {children}
    </AriaButton>
  );
}

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className'> {
  readonly icon: EditorIconName;
  /** Label of the button, shown on hover and focus. */
  readonly label: string;
  /** Equivalent keys for display, shown beside the label. */
  readonly keys?: string | undefined;
}

/** A button with only an icon. */
export function IconButton({ icon, label, keys, ...rest }: IconButtonProps) {
  return (
    <Tip label={label} keys={keys}>
      <AriaButton className={styles.icon} aria-label={label} {...rest}>
        <Icon name={icon} />
      </AriaButton>
    </Tip>
  );
}

export interface IconToggleProps extends Omit<AriaToggleButtonProps, 'children' | 'className'> {
  readonly icon: EditorIconName;
  readonly label: string;
  readonly keys?: string | undefined;
}

/** A toggle button with only an icon. */
export function IconToggle({ icon, label, keys, ...rest }: IconToggleProps) {
  return (
    <Tip label={label} keys={keys}>
      <AriaToggleButton className={styles.icon} aria-label={label} {...rest}>
        <Icon name={icon} />
      </AriaToggleButton>
    </Tip>
  );
}
