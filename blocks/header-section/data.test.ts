import { expect, test } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import { fail, ok } from '#schemas/result.ts';
import { load } from './data.ts';

const child = { id: 2, title: 'Charts', link: 'screen:shop', path: '/shop', children: [] };
const entry = { id: 1, title: 'Shop', link: 'screen:shop', path: '/shop', children: [child] };

test.each([
  [{ main: 'top', footer1: 'main' }, 'top'],
  [{ main: null }, 'main'],
  [{}, 'main'],
])('the option %j fills the header with the navigation %s · NAV-17', async (option, id) => {
  const call = async (name: string, input: { readonly id?: string }) => {
    if (name === 'option.filter') return ok({ ThemeNavigations: option });
    return name === 'navigation.tree' && input.id === id ? ok([entry]) : fail('notFound');
  };
  const context = { api: { call }, site: { hasStore: true } } as unknown as LoadContext;
  expect(await load(context, {} as never)).toEqual(ok({ items: [entry] }));
});
