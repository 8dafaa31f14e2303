import type { ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  MenuSection as AriaMenuSection,
  Header,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components';
import { Icon } from './icon.tsx';
import type { EditorIconName } from './icons/icon-names.ts';
import { Keys } from './keys.tsx';
import styles from './menu.module.css';
import { useOwnLanguage } from './own-language.ts';
import popup from './popup-list.module.css';

interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}

/** A button with a menu of actions. */
export function Menu({ trigger, label, children }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover
        {...useOwnLanguage()}
        className={`izlog-editor ${popup.popup} ${styles.menu}`}
        offset={4}
      >
        <AriaMenu className={popup.list} aria-label={label}>
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'children' | 'className'> {
  readonly icon?: EditorIconName;
  readonly label: string;
  /** Shortcut of the action, shown beside the label. */
  readonly keys?: string | undefined;
  /** Reason why the action is not possible now. */
  readonly reason?: string | undefined;
}

export function MenuItem({ icon, label, keys, reason, ...rest }: MenuItemProps) {
  return (
    <AriaMenuItem
      className={popup.item}
      textValue={label}
      isDisabled={reason !== undefined}
      {...rest}
    >
      {icon ? <Icon name={icon} /> : <span className={styles.gap} />}
      <span className={styles.label}>
        {label}
        {reason && <small className={styles.reason}>{reason}</small>}
      </span>
      {keys && <Keys keys={keys} className={styles.keys} />}
    </AriaMenuItem>
  );
}

interface MenuSectionProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A group of menu items with a label. */
export function MenuSection({ label, children }: MenuSectionProps) {
  return (
    <AriaMenuSection>
      <Header className={styles.title}>{label}</Header>
      {children}
    </AriaMenuSection>
  );
}

export function MenuSeparator() {
  return <Separator className={styles.separator} />;
}
