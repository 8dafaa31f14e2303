import { expect, test } from 'vitest';
import { pageSheets } from './page-sheets.mjs';

interface Module {
  readonly importedIds?: readonly string[];
  readonly dynamicallyImportedIds?: readonly string[];
}

interface Styles {
  readonly base: readonly number[];
  readonly theme: readonly number[];
  readonly views: Readonly<Record<string, readonly number[]>>;
  readonly rules: readonly string[];
}

const view = '/site/blocks/cart-modal/view.tsx';

/** A page's code, one block, its part that is fetched later, and its dialog. */
const modules: Readonly<Record<string, Module>> = {
  '/site/app/boot.ts': {
    importedIds: ['/base.css', '/site/runtime/ui/theme.css'],
    dynamicallyImportedIds: [view],
  },
  '/base.css': {},
  '/site/runtime/ui/theme.css': {},
  [view]: {
    importedIds: ['/view.css'],
    dynamicallyImportedIds: [
      '/site/blocks/cart-modal/part.tsx',
      '/site/blocks/cart-modal/cart-dialog.tsx',
    ],
  },
  '/view.css': {},
  '/site/blocks/cart-modal/part.tsx': { importedIds: ['/part.css'] },
  '/part.css': {},
  '/site/blocks/cart-modal/cart-dialog.tsx': { importedIds: ['/dialog.css'] },
  '/dialog.css': {},
};

test('a page has the rules of its blocks, and those of dialogs only with the rules of all blocks', () => {
  const { base, views, all } = builtSheets();
  expect(base).toEqual(['.base', '.theme']);
  expect(views['cart-modal']).toEqual(['.view', '.part']);
  expect(all).toEqual(['.base', '.theme', '.view', '.part', '.dialog']);
});

test('the theme of the build is named, so that a page with another theme can leave it out', () => {
  expect(builtSheets().theme).toEqual(['.theme']);
});

function builtSheets() {
  const plugin = pageSheets();
  for (const id of Object.keys(modules)) {
    plugin.transform(`.${/\/(\w+)\.css/.exec(id)?.[1]}{color:red}`, id);
  }
  const written: string[] = [];
  plugin.generateBundle.call({
    getModuleIds: () => Object.keys(modules),
    getModuleInfo: (id: string) => modules[id],
    getFileName: (ref: string) => ref,
    emitFile: ({ source }: { readonly source: string }) => written.push(source),
  });
  const { base, theme, views, rules } = JSON.parse(written[0] ?? '{}') as Styles;
  const named = (places: readonly number[]) => places.map((place) => rules[place]?.split('{')[0]);
  return {
    base: named(base),
    theme: named(theme),
    views: Object.fromEntries(Object.entries(views).map(([type, places]) => [type, named(places)])),
    all: named([...rules.keys()]),
  };
}
