import { collectionGroups } from '#schemas/entities/collection.ts';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';
import { collectionHref } from '../collection-link.ts';
import { screensFor } from '../screens/screen-list.ts';
import type { BackOfficeState, StaffLink } from '../state.ts';

export type EntryGroup = (typeof collectionGroups)[number];

/** A line of the navigation. */
export interface Entry {
  readonly key: string;
  readonly href: string;
  /** The label of a collection as text, or the message key of another page. */
  readonly label: string | { readonly text: string };
  /** Whether the page is outside of the back office. */
  readonly isOutside: boolean;
}

export interface GroupOfEntries {
  readonly group: EntryGroup;
  readonly icon: EditorIconName;
  readonly entries: readonly Entry[];
}

const icons: Readonly<Record<EntryGroup, EditorIconName>> = {
  orders: 'clipboard',
  catalogue: 'package',
  marketing: 'tag',
  content: 'file-text',
  people: 'users',
  settings: 'settings',
  system: 'layers',
};

const linkGroups: Readonly<Record<StaffLink['key'], EntryGroup>> = {
  tickets: 'orders',
};

type Parts = Pick<BackOfficeState, 'collections' | 'links' | 'scope'>;

/** Returns the entries that the staff member may open, in groups. Empty groups are left out. */
export function entriesOf({ collections, links, scope }: Parts): readonly GroupOfEntries[] {
  return collectionGroups
    .map((group) => ({
      group,
      icon: icons[group],
      entries: [
        ...collections
          .filter((each) => each.group === group)
          .map((each) => entry(each.name, collectionHref(each), each.label)),
        ...screensFor(scope)
          .filter((screen) => screen.group === group)
          .map(({ name }) => entry(name, `/${name}`, { text: `office.screen_${name}` })),
        ...links
          .filter(({ key }) => linkGroups[key] === group)
          .map(({ key, href }) => entry(key, href, { text: `office.${key}` }, true)),
      ],
    }))
    .filter(({ entries }) => entries.length > 0);
}

const entry = (key: string, href: string, label: Entry['label'], isOutside = false): Entry => ({
  key,
  href,
  label,
  isOutside,
});

/** Whether a path is the page of an entry, or a page below it. */
export const isEntryOf = ({ key }: Entry, pathname: string): boolean =>
  pathname === `/${key}` || pathname.startsWith(`/${key}/`);
