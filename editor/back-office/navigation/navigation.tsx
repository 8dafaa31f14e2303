import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-aria-components';
import { useLocation } from 'react-router-dom';
import { useT } from '../../i18n/translate.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useBackOffice } from '../context.ts';
import { useFetchFirstRows } from '../queries.ts';
import { screensFor } from '../screens/screen-list.ts';
import {
  type Entry,
  type EntryGroup,
  entriesOf,
  type GroupOfEntries,
  isEntryOf,
} from './entries.ts';
import styles from './navigation.module.css';
import { type OpenGroups, rememberedGroups, rememberGroups } from './open-groups.ts';

/** Maximum number of entries for which all groups are open at first, because they fit beside a page. */
const mostOpen = 20;

/** All pages that the staff member may open, in groups. The group of the current page is open. */
export function Navigation({ isOpen }: { readonly isOpen: boolean }) {
  const t = useT();
  const { home } = useBackOffice();
  const { pathname } = useLocation();
  const side = useRef<HTMLElement>(null);
  const groups = entriesOf(useBackOffice());
  const { isGroupOpen, toggle } = useOpenGroups(groups, pathname);
  useCurrentInView(side, pathname);
  return (
    <nav
      ref={side}
      id="office-navigation"
      className={styles.side}
      aria-label={t('office.navigation')}
      data-open={isOpen || undefined}
    >
      <FirstScreens pathname={pathname} />
      {groups.map((each) => (
        <Group
          key={each.group}
          of={each}
          pathname={pathname}
          isOpen={isGroupOpen(each.group)}
          onToggle={() => toggle(each.group)}
        />
      ))}
      <a className={styles.entry} href={home}>
        <Icon name="arrow-left" />
        {t('office.backToSite')}
      </a>
    </nav>
  );
}

function useOpenGroups(groups: readonly GroupOfEntries[], pathname: string) {
  const [chosen, setChosen] = useState<OpenGroups>(rememberedGroups);
  /** Path of the page on which the user closed the group of that page. */
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const current = groups.find(({ entries }) => entries.some((each) => isEntryOf(each, pathname)));
  const all = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const isGroupOpen = (group: EntryGroup): boolean =>
    group === current?.group ? closedAt !== pathname : (chosen[group] ?? all <= mostOpen);
  const toggle = (group: EntryGroup): void => {
    const next = { ...chosen, [group]: !isGroupOpen(group) };
    setChosen(next);
    rememberGroups(next);
    if (group === current?.group) setClosedAt(next[group] ? null : pathname);
  };
  return { isGroupOpen, toggle };
}

/** Scrolls the current entry into view, because the navigation may be higher than the window. */
function useCurrentInView(side: RefObject<HTMLElement | null>, pathname: string): void {
  useEffect(() => {
    if (pathname)
      side.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [side, pathname]);
}

/** Screens that belong to no group, shown above all groups. */
function FirstScreens({ pathname }: { readonly pathname: string }) {
  const t = useT();
  const { scope } = useBackOffice();
  const first = screensFor(scope).filter(({ group }) => group === null);
  return (
    <ul>
      {first.map(({ name, icon }) => (
        <li key={name}>
          <Link
            className={styles.entry}
            href={`/${name}`}
            aria-current={pathname === `/${name}` ? 'page' : undefined}
          >
            <Icon name={icon} />
            {t(`office.screen_${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface GroupProps {
  readonly of: GroupOfEntries;
  readonly pathname: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Group({ of: { group, icon, entries }, pathname, isOpen, onToggle }: GroupProps) {
  const t = useT();
  const isCurrent = entries.some((each) => isEntryOf(each, pathname));
  return (
    <section>
      <h2>
        <button
          type="button"
          className={styles.group}
          aria-expanded={isOpen}
          aria-controls={`group-${group}`}
          data-current={isCurrent || undefined}
          onClick={onToggle}
        >
          <Icon name={icon} />
          {t(`office.group_${group}`)}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </button>
      </h2>
      <ul id={`group-${group}`} className={styles.entries} hidden={!isOpen}>
        {entries.map((each) => (
          <li key={each.key}>
            <EntryLink entry={each} isCurrent={isEntryOf(each, pathname)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EntryLink({ entry, isCurrent }: { readonly entry: Entry; readonly isCurrent: boolean }) {
  const t = useT();
  const { collections } = useBackOffice();
  const fetchFirstRows = useFetchFirstRows();
  const { key, href, label, isOutside } = entry;
  const text = typeof label === 'string' ? label : t(label.text);
  if (isOutside)
    return (
      <a className={styles.entry} href={href}>
        {text}
      </a>
    );
  const isList = collections.some(({ name, single }) => name === key && single === undefined);
  return (
    <Link
      className={styles.entry}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      // The rows load while the pointer is still down and while the list is rendered.
      onPressStart={() => isList && fetchFirstRows(key)}
    >
      {text}
    </Link>
  );
}
