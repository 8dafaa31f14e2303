import { useId, useRef, useState } from 'react';
import { useHref, useMessages, useRuntime } from '#runtime/block/context.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import type { MenuItem } from './data.ts';
import styles from './deep-level.module.css';
import { fetchBelow } from './fetch-below.ts';

type State = 'closed' | 'loading' | 'open' | 'failed';

/** Adds a button to each entry of the second level whose entries below must be fetched. */
export const addOpeners = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.map((item) => ({ ...item, children: item.children.map(withOpener) }));

/** The key resets the button when the language changes: its entries are then different ones. */
const withOpener = (item: MenuItem): MenuItem =>
  item.more ? { ...item, opener: <DeepLevel key={item.title} item={item} /> } : item;

/** A button that opens the entries below one of the second level; they are fetched on hover or focus. */
function DeepLevel({ item }: { readonly item: MenuItem }) {
  const { page, t } = useRuntime();
  const name = useMessages('header-section')('menu');
  const href = useHref();
  const list = useId();
  const [entries, setEntries] = useState<readonly MenuItem[]>([]);
  const [state, setState] = useState<State>('closed');
  const pressed = useRef(0);
  const isOpen = state === 'open' || state === 'loading';

  const prefetch = () => void fetchBelow(item, page).catch(() => undefined);
  const press = async () => {
    pressed.current += 1;
    if (isOpen) return setState('closed');
    const turn = pressed.current;
    setState('loading');
    const found = await fetchBelow(item, page).catch(() => null);
    // The level was closed in the meantime.
    if (turn !== pressed.current) return;
    setEntries(found ?? []);
    setState(found ? 'open' : 'failed');
  };

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label={`${name}: ${item.title}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={press}
      >
        <Icon name="chevron-down" />
      </button>
      <p role="status" className={styles.note}>
        {state === 'loading' && t('core.loading')}
        {state === 'failed' && t('core.offline')}
      </p>
      {isOpen && (
        <ul id={list}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <a href={entry.path ?? href(entry.link)}>{entry.title}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
