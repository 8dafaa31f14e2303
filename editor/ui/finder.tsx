import { type KeyboardEvent, type ReactElement, type ReactNode, useId } from 'react';
import { Autocomplete, Input, ListBox, SearchField } from 'react-aria-components';
import styles from './finder.module.css';
import { Icon } from './icon.tsx';

interface FinderProps<Item extends object> {
  /** Label of the field, also its placeholder. */
  readonly label: string;
  readonly listLabel: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Results: rows or sections of rows. */
  readonly items: readonly Item[];
  readonly disabledIds?: readonly string[];
  readonly onChoose: (id: string) => void;
  readonly empty: ReactNode;
  readonly children: (item: Item) => ReactElement;
}

/** A field over a list: the field keeps the focus while arrow keys move through the list. */
export function Finder<Item extends object>(props: FinderProps<Item>) {
  const { label, listLabel, typed, onType, items, disabledIds, onChoose, empty, children } = props;
  const list = useId();
  // Text that is pasted, or typed before the field was mounted, highlights no row.
  const chooseFirst = ({ key }: KeyboardEvent) => {
    const rows = document.getElementById(list);
    if (key !== 'Enter' || typed === '' || rows?.querySelector('[data-focused]')) return;
    const first = rows?.querySelector<HTMLElement>('[role="option"]:not([aria-disabled="true"])');
    if (first?.dataset.key !== undefined) onChoose(first.dataset.key);
  };
  return (
    <Autocomplete inputValue={typed} onInputChange={onType}>
      <SearchField className={styles.search} aria-label={label} autoFocus>
        <Icon name="search" />
        <Input
          role="combobox"
          aria-expanded
          aria-controls={list}
          className={styles.input}
          placeholder={label}
          onKeyDown={chooseFirst}
        />
      </SearchField>
      <ListBox
        id={list}
        className={styles.list}
        aria-label={listLabel}
        items={items}
        disabledKeys={disabledIds}
        onAction={(key) => onChoose(String(key))}
        renderEmptyState={() => empty}
      >
        {children}
      </ListBox>
    </Autocomplete>
  );
}

/** The class of a row in a finder's list. */
export const finderRow = styles.row;
