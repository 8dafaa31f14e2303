import { expect, test } from 'vitest';
import type { ApiClient } from '#runtime/api/client.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { fail, ok } from '#schemas/result.ts';
import { pageDocument, startEditing } from '#tests/support/editing.ts';
import { editNode } from '../../testing/samples.ts';
import { openDocuments, openRemaining } from './open-documents.ts';

/** A back end with these documents, and the requests it received. */
function server(...has: readonly DocumentKey[]) {
  const wanted: (readonly DocumentKey[])[] = [];
  const call = async (_name: string, { documents }: { documents: readonly DocumentKey[] }) => {
    wanted.push(documents);
    if (!documents.every((key) => has.includes(key))) return fail('notFound');
    return ok({
      documents: documents.map((key) => ({ ...pageDocument, key })),
      nodes: documents.map((document) => editNode({ id: `in-${document}`, document })),
    });
  };
  return { wanted, api: { call } as unknown as Pick<ApiClient, 'call'> };
}

test('documents that are not open yet are loaded once, with their nodes', async () => {
  const editing = startEditing();
  const { api, wanted } = server('page:2', 'page:3');
  const opened = await openDocuments(editing, api, ['page:1', 'page:2', 'page:2', 'page:3']);
  expect([opened, wanted]).toEqual([ok(true), [['page:2', 'page:3']]]);
  expect(editing.nodes.get('in-page:3')?.document).toBe('page:3');
  expect(await openDocuments(editing, api, ['page:2'])).toEqual(ok(true));
  expect(wanted).toHaveLength(1);
});

test('a missing document is reported, and nothing is opened', async () => {
  const editing = startEditing();
  const opened = await openDocuments(editing, server('page:2').api, ['page:2', 'page:9']);
  expect(opened).toMatchObject({ error: { code: 'notFound' } });
  expect(editing.documents.has('page:2')).toBe(false);
});

test('the remaining documents are opened without the missing one', async () => {
  const editing = startEditing();
  const { api, wanted } = server('page:2', 'page:3');
  await openRemaining(editing, api, ['page:2', 'page:9', 'page:3']);
  expect([...editing.documents.keys()]).toEqual(['page:1', 'shared:shared-1', 'page:2', 'page:3']);
  expect(wanted).toHaveLength(4);
});

test('nothing is requested twice when all were found, one was wanted or the server is unavailable', async () => {
  const calls = async (wanted: readonly DocumentKey[], has: readonly DocumentKey[]) => {
    const back = server(...has);
    await openRemaining(startEditing(), back.api, wanted);
    return back.wanted.length;
  };
  expect(await calls(['page:2', 'page:3'], ['page:2', 'page:3'])).toBe(1);
  expect(await calls(['page:9'], [])).toBe(1);
  let requested = 0;
  const down = { call: async () => (requested++, fail('unavailable')) } as Pick<ApiClient, 'call'>;
  await openRemaining(startEditing(), down, ['page:2', 'page:3']);
  expect(requested).toBe(1);
});
