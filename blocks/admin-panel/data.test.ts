import { expect, test } from 'vitest';
import type { ApiClient } from '#runtime/api/client.ts';
import type { LoadContext } from '#runtime/block/types.ts';
import { fail, ok } from '#schemas/result.ts';
import { load } from './data.ts';

const kind = { kind: 'product', entries: 2, bytes: 2048, hits: 3, misses: 1 };

function read(section: 'home' | 'cache', answers: Readonly<Record<string, unknown>>) {
  const call = async (name: string) => (name in answers ? ok(answers[name]) : fail('notFound'));
  const context = { api: { call } as unknown as ApiClient, param: null } as unknown as LoadContext;
  return load(context, { section });
}

const state = (cache: boolean) => ({ mode: 'production', cache, domains: 1 });

test('what is kept is listed where the server keeps something · ADMIN-07', async () => {
  const answers = { 'server.state': state(true), 'cache.view': { limit: 9, kinds: [kind] } };
  expect(await read('cache', answers)).toMatchObject({
    value: {
      hasCache: true,
      entries: [{ title: 'product', kept: { entries: 2, bytes: 2048, rate: 0.75 } }],
    },
  });
  expect(await read('cache', { 'server.state': state(false) })).toMatchObject({
    value: { hasCache: false, entries: [] },
  });
});

test('a publication under way is told of · ADMIN-10', async () => {
  const running = (hasRunningPipeline: boolean) =>
    read('home', { 'pipeline.hasRunningPipeline': { hasRunningPipeline } });
  expect(await running(true)).toMatchObject({ value: { isPublishing: true } });
  expect(await running(false)).toMatchObject({ value: { isPublishing: false } });
});
