import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import styles from './popover.module.css';

export interface PopoverProps {
  /** Content of the button that opens it. */
  readonly trigger: ReactNode;
  /** Accessible name of the button when `trigger` is only an icon. */
  readonly label?: string | undefined;
  readonly align?: 'start' | 'end' | undefined;
  readonly children: ReactNode;
}

/** A native popover below its button; opens without scripts, closes on Escape and outside presses. */
export function Popover({ trigger, label, align, children }: PopoverProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.trigger} popoverTarget={id} aria-label={label}>
        {trigger}
        <Icon name="chevron-down" />
      </button>
      <div id={id} popover="auto" className={styles.popover} data-align={align ?? 'start'}>
        {children}
      </div>
    </>
  );
}
