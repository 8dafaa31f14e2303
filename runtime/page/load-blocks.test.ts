import { expect, test } from 'vitest';
import { defineModel } from '#schemas/block/model.ts';
import { ok } from '#schemas/result.ts';
import type { LoadContext, ServerRegistry } from '../block/types.ts';
import { setReporter } from '../report.ts';
import { loadBlocks } from './load-blocks.ts';
import type { PageNode } from './payload.ts';

const model = defineModel({
  type: 'any',
  category: 'content',
  icon: 'info',
  schema: { type: 'object' },
});
const fail = () => {
  throw new Error('torn');
};
const block = { model, View: () => null, load: async () => ok('data') };
const registry: ServerRegistry = {
  titled: { ...block, head: () => ({ title: 'Naslov' }) },
  untitled: { ...block, head: fail },
  unloaded: { ...block, load: fail },
};

const nodeOf = (type: string): PageNode => ({
  id: `${type}-1`,
  type,
  hydrate: 'none',
  meta: {},
  options: {},
  mobileOptions: {},
  data: null,
  slots: {},
  error: null,
});

test('a block whose load or head throws loses only its own data or head', async () => {
  const reported: unknown[] = [];
  setReporter((code, _, place) => reported.push({ code, ...place }));
  const nodes = ['titled', 'untitled', 'unloaded'].map(nodeOf);
  const loaded = await loadBlocks(nodes, registry, {} as LoadContext);
  expect(loaded.head).toEqual({ title: 'Naslov' });
  expect(loaded.nodes.map(({ data, error }) => [data, error])).toEqual([
    ['data', null],
    ['data', null],
    [null, 'blockCrashed'],
  ]);
  expect(reported).toContainEqual({
    code: 'blockCrashed',
    element: 'untitled-1',
    block: 'untitled',
  });
  expect(reported).toContainEqual({
    code: 'blockCrashed',
    element: 'unloaded-1',
    block: 'unloaded',
  });
});
