import { expect, test } from 'vitest';
import { ok } from '#schemas/result.ts';
import type { EditorApi } from '../session/api/editor-api.ts';
import { createTitleMemory } from './title-memory.ts';

test('titles that are wanted at the same time are one call for each collection', async () => {
  const calls: unknown[] = [];
  const call = async (_: string, input: { name: string; ids: string }) => {
    calls.push(input);
    const ids = JSON.parse(input.ids) as string[];
    return ok(ids.filter((id) => id !== '9').map((id) => ({ id, title: `${input.name} ${id}` })));
  };
  const find = createTitleMemory({ call } as unknown as EditorApi);
  const titles = await Promise.all([
    find('tags', '1'),
    find('tags', '2'),
    find('tags', '9'),
    find('taxes', '1'),
  ]);
  expect(titles).toEqual(['tags 1', 'tags 2', undefined, 'taxes 1']);
  expect(calls).toEqual([
    { name: 'tags', ids: '["1","2","9"]' },
    { name: 'taxes', ids: '["1"]' },
  ]);
  await find('tags', '1');
  expect(calls).toHaveLength(3);
});
