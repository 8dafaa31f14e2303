import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './tabs.module.css';
import { useHydrated } from './use-hydrated.ts';

export interface Tab {
  /** Unique on the page, because it is also the anchor of the section. */
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Links to stacked sections; after hydration a tab list with one visible section. */
export function Tabs({ label, tabs }: TabsProps) {
  const live = useHydrated();
  const prefix = useId();
  const [chosen, choose] = useState(tabs[0]?.id);
  const tabId = (id: string) => `${prefix}${id}`;
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    choose(next.id);
    document.getElementById(tabId(next.id))?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div className={styles.list} role={live ? 'tablist' : undefined} aria-label={label}>
        {tabs.map(({ id, label: text }) => (
          <a
            key={id}
            id={tabId(id)}
            href={`#${id}`}
            className={styles.tab}
            data-chosen={id === chosen}
            onKeyDown={move}
            onClick={(event) => {
              event.preventDefault();
              choose(id);
            }}
            {...(live && {
              role: 'tab',
              'aria-selected': id === chosen,
              'aria-controls': id,
              tabIndex: id === chosen ? 0 : -1,
            })}
          >
            {text}
          </a>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <section
          key={id}
          id={id}
          className={styles.panel}
          data-chosen={id === chosen}
          aria-labelledby={tabId(id)}
          role={live ? 'tabpanel' : undefined}
          hidden={live && id !== chosen}
        >
          {content}
        </section>
      ))}
    </div>
  );
}
