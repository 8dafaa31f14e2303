import { expect, test } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import { fail, ok } from '#schemas/result.ts';
import { load } from './data.ts';

const item = { id: 1, title: 'Shop', link: 'screen:shop', path: '/shop', children: [] };

/** Returns a back end whose site has these navigations under these names. */
function context(themeNavigations: object, trees: Readonly<Record<string, object[]>>) {
  const api = {
    call: async (name: string, input: { id?: string }) => {
      if (name === 'option.filter')
        return ok({ ThemeNavigations: themeNavigations, CopyrightText: '© Trgovina' });
      const tree = trees[input.id ?? ''];
      return tree ? ok(tree) : fail('notFound');
    },
  };
  return { api, site: { hasStore: true } } as unknown as LoadContext;
}

async function groupsOf(themeNavigations: object, trees: Readonly<Record<string, object[]>>) {
  const result = await load(context(themeNavigations, trees), {} as never);
  return result.ok ? result.value.groups.map(({ id }) => id) : [];
}

test('shows three link groups · NAV-11', async () => {
  const trees = { footer1: [item], footer2: [item], footer3: [item], footer4: [item] };
  expect(await groupsOf({}, trees)).toEqual(['footer1', 'footer2', 'footer3']);
});

test('shows the fourth group when the site configures it · NAV-11, NAV-17', async () => {
  const trees = { footer1: [item], help: [item] };
  expect(await groupsOf({ footer4: 'help' }, trees)).toEqual(['footer1', 'footer4']);
});

test('each group has the entries of the navigation that the option names · NAV-17', async () => {
  const named = { footer1: 'one', footer2: 'two', footer3: 'three', footer4: 'four' };
  const trees = Object.fromEntries(
    Object.values(named).map((key, index) => [key, [{ ...item, id: index, title: key }]]),
  );
  const result = await load(context(named, trees), {} as never);
  const groups = result.ok ? result.value.groups : [];
  expect(groups.map(({ id, items }) => [id, items.map(({ title }) => title)])).toEqual(
    Object.entries(named).map(([id, key]) => [id, [key]]),
  );
});

test('the footer has the copyright of the option · NAV-16', async () => {
  const result = await load(context({}, {}), {} as never);
  expect(result.ok && result.value.copyright).toBe('© Trgovina');
});

test('omits groups that cannot be read', async () => {
  expect(await groupsOf({}, {})).toEqual([]);
});
