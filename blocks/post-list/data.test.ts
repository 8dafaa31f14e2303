import { expect, test } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import type { OptionsOf } from '#schemas/block/model.ts';
import { post } from '#schemas/entities/samples/content.ts';
import { ok } from '#schemas/result.ts';
import { load } from './data.ts';
import type { model } from './model.ts';

test('a list has the newest posts, of its category and none that are hidden · POST-09 POST-11 CONST-12', async () => {
  const requested: unknown[] = [];
  const call = async (name: string, input: object) => {
    requested.push([name, input]);
    return ok({ data: [post], pagination: { totalPages: 1, totalRecords: 1 } });
  };
  const context = { api: { call } } as unknown as LoadContext;
  const open = (category: string) =>
    load(context, { category, limit: 4 } as OptionsOf<typeof model>);
  expect(await open('')).toMatchObject({ value: { posts: [{ title: post.title }] } });
  await open('novosti');
  const excludeTermSlugs = ['nije-vidljivo'];
  const list = { sort: { param: 'published_at', order: 'desc' }, limit: 4, page: 1 };
  expect(requested).toEqual([
    ['post.filterStandard', { ...list, filters: { excludeTermSlugs } }],
    ['post.filterStandard', { ...list, filters: { excludeTermSlugs, termSlugs: ['novosti'] } }],
  ]);
});
