import { expect, test } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import type { NavigationItem } from '#schemas/entities/navigation-item.ts';
import { fail, ok } from '#schemas/result.ts';
import { load } from './data.ts';

const entry = (id: number, link: string, children: NavigationItem[] = []): NavigationItem => ({
  id,
  title: `Entry ${id}`,
  link,
  path: link && `/${link.replace(':', '/')}`,
  children,
});

interface MenuCase extends Partial<Pick<LoadContext, 'url' | 'isDraft'>> {
  readonly key?: string;
  readonly options?: object;
}

/** Runs the load on a page whose main menu has these entries. */
async function loadMenu(
  items: NavigationItem[],
  { key = 'main', options = {}, ...more }: MenuCase = {},
) {
  const call = async (name: string, input: { readonly id?: string }) => {
    if (name === 'option.filter') return ok({ ThemeNavigations: options });
    return name === 'navigation.tree' && input.id === key ? ok(items) : fail('notFound');
  };
  const context = {
    api: { call },
    site: { hasStore: true },
    url: new URL('https://shop.test/here'),
    isDraft: false,
    ...more,
  };
  return load(context as unknown as LoadContext, {} as never);
}

const charts = entry(2, 'category:charts');
const flat = [entry(1, 'screen:shop', [charts])];

test.each([
  [{ main: 'top', footer1: 'main' }, 'top'],
  [{ main: null }, 'main'],
  [{}, 'main'],
])('the option %j fills the header with the navigation %s · NAV-17', async (options, key) => {
  expect(await loadMenu(flat, { key, options })).toEqual(ok({ items: flat }));
});

test('a menu of two levels adds nothing to the page', async () => {
  const data = await loadMenu(flat);
  expect(JSON.stringify(data)).toBe(JSON.stringify(ok({ items: flat })));
});

const sea = entry(4, 'category:sea-charts');
const deep = [entry(1, 'screen:shop', [{ ...charts, children: [sea] }])];

test('the third level stays out of the page, which names the menu that has it', async () => {
  const shown = entry(1, 'screen:shop', [{ ...charts, more: 'top' } as NavigationItem]);
  expect(await loadMenu(deep, { key: 'top', options: { main: 'top' } })).toEqual(
    ok({ items: [shown], isDeep: true }),
  );
});

test('the third level stays below an entry without a page, which could not list it', async () => {
  const items = [entry(1, 'screen:shop', [{ ...entry(2, ''), children: [sea] }])];
  expect(await loadMenu(items)).toEqual(ok({ items }));
});

test('the third level stays beside the current page', async () => {
  const url = new URL('https://shop.test/category/sea-charts?page=2');
  expect(await loadMenu(deep, { url })).toEqual(ok({ items: deep }));
});

test('drafts have all levels, because the public call has no drafts', async () => {
  expect(await loadMenu(deep, { isDraft: true })).toEqual(ok({ items: deep }));
});
