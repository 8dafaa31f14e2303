import type { collectionGroups } from '#schemas/entities/collection.ts';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';

/** A page of the back office that is not a list of records. */
export interface Screen {
  /** Part of the address after the path of the back office. The label is the text `office.screen_<name>`. */
  readonly name: string;
  /** Null for a screen above all groups. */
  readonly group: (typeof collectionGroups)[number] | null;
  readonly icon: EditorIconName;
  /** Scopes that may open the screen; null if all staff may. */
  readonly scopes: readonly string[] | null;
  /** The collection whose records the screen creates; its list leads to it. */
  readonly creates?: string;
}

/** Screens in the order of the navigation. Their components are in `screen-parts.ts`. */
export const screens: readonly Screen[] = [
  { name: 'dashboard', group: null, icon: 'chart-line', scopes: null },
  {
    name: 'new-order',
    group: 'orders',
    icon: 'plus',
    scopes: ['admin', 'orders'],
    creates: 'orders',
  },
  {
    name: 'category-tree',
    group: 'catalogue',
    icon: 'list-tree',
    scopes: ['admin', 'catalogue'],
  },
  { name: 'import', group: 'catalogue', icon: 'upload', scopes: ['admin', 'catalogue'] },
  { name: 'accounting', group: 'orders', icon: 'download', scopes: ['admin', 'orders'] },
  { name: 'menus', group: 'content', icon: 'list', scopes: ['admin', 'editor'] },
  {
    name: 'media',
    group: 'content',
    icon: 'image',
    scopes: ['admin', 'catalogue', 'pages', 'editor'],
  },
  { name: 'server', group: 'system', icon: 'layers', scopes: ['admin', 'settings'] },
  { name: 'security', group: 'people', icon: 'shield', scopes: null },
];

export const screensFor = (scope: readonly string[]): readonly Screen[] =>
  screens.filter(({ scopes }) => scopes?.some((each) => scope.includes(each)) ?? true);
