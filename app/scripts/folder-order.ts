import type { Imports } from './import-cycles.ts';

/** Folders with the same parent; each may import only those before it. */
export interface FolderOrder {
  readonly parent: string;
  readonly folders: readonly string[];
}

/** Layers of the editor. Those after `ui` may use it; the last ones compose or test the others. */
const editorFloors: FolderOrder = {
  parent: 'editor',
  folders: [
    'i18n',
    'errors',
    'ui',
    'model',
    'session',
    'canvas',
    'chrome',
    'added',
    'section-tool',
    'back-office',
    'start',
    'testing',
  ],
};

const services: FolderOrder = {
  parent: 'server/services',
  folders: [
    'pricing',
    'newsletter',
    'account',
    'themes',
    'content',
    'site',
    'media',
    'catalogue',
    'digital',
    'cart',
    'checkout',
    'orders',
    'deletion',
    'comments',
    'payments',
    'editing',
    'import',
    'collections',
    'webhooks',
  ],
};

export const folderOrders = [editorFloors, services];

/** Returns an error for each import of a later folder. */
export function orderErrors(imports: Imports, { parent, folders }: FolderOrder): string[] {
  const rankOf = (file: string) => folders.indexOf(file.slice(0, file.indexOf('/')));
  return [...imports].flatMap(([path, imported]) => {
    const file = below(parent, path);
    const rank = rankOf(file);
    const later = imported
      .map((each) => below(parent, each))
      .filter((other) => rankOf(other) > rank);
    const errors = later.map(
      (other) => `Import against the order of ${parent}: ${file} -> ${other}`,
    );
    return rank < 0 ? [] : errors;
  });
}

/** Returns the path below the parent; an empty text for other files. */
const below = (parent: string, path: string) =>
  path.startsWith(`${parent}/`) ? path.slice(parent.length + 1) : '';
