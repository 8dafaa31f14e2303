import type { collectionGroups } from '#schemas/entities/collection.ts';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';

/** A page of the back office that is no list of records. */
export interface Screen {
  /** The part of its address after the back office's own path. Its label is the text `office.screen_<name>`. */
  readonly name: string;
  /** Null: above all groups. */
  readonly group: (typeof collectionGroups)[number] | null;
  readonly icon: EditorIconName;
  /** Staff with one of these scopes see it; null: all staff. */
  readonly scopes: readonly string[] | null;
}

/** In the order of the navigation; `screen-parts.ts` has their code. */
export const screens: readonly Screen[] = [
  { name: 'dashboard', group: null, icon: 'chart-line', scopes: null },
  { name: 'new-order', group: 'orders', icon: 'plus', scopes: ['admin', 'orders'] },
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
