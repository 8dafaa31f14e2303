import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icons/icon-names.ts';
import styles from './popover.module.css';

export interface PopoverProps {
  /** Content of the button that opens it. */
  readonly trigger: ReactNode;
  /** Name of the button where `trigger` is only a sign. */
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

export interface MenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: IconName | undefined;
  readonly href?: string | undefined;
  readonly current?: boolean | undefined;
  readonly lang?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
}

export interface MenuProps extends Omit<PopoverProps, 'children'> {
  readonly items: readonly MenuItem[];
}

/** A popover holding a list of links or presses. */
export function Menu({ items, ...popover }: MenuProps) {
  return (
    <Popover {...popover}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.key} lang={item.lang}>
            <Entry {...item} />
          </li>
        ))}
      </ul>
    </Popover>
  );
}

function Entry({ label, icon, href, current, onSelect }: MenuItem) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      {current && <Icon name="check" />}
    </>
  );
  return href === undefined ? (
    <button type="button" className={styles.item} aria-pressed={current} onClick={onSelect}>
      {content}
    </button>
  ) : (
    <a className={styles.item} href={href} aria-current={current} onClick={onSelect}>
      {content}
    </a>
  );
}
