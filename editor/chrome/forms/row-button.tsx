import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';
import styles from './row-list.module.css';

interface RowButtonProps {
  readonly icon: EditorIconName;
  /** Label of the button, shown on hover and focus. */
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/**
 * A lightweight icon button. Rows have several, and a long list with react-aria buttons would open slowly.
 */
export function RowButton({ icon, label, isDisabled, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-disabled={isDisabled}
      data-hint={label}
      onClick={isDisabled ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

interface RowToggleProps {
  readonly isOpen: boolean;
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export function RowToggle({ isOpen, label, onPress, children }: RowToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-label={label}
      onClick={onPress}
    >
      <Icon name="chevron-right" />
      {children}
    </button>
  );
}
