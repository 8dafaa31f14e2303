import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditNode } from '#schemas/editing/node.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { newNode, openTestSite, page, type TestSite, the } from '../../testing/editor.ts';

let database: TestDatabase;
let site: TestSite;
beforeAll(async () => {
  database = await createTestDatabase();
  site = await openTestSite(database.db);
});
afterAll(() => database.drop());

const root = (id: string, more: Partial<EditNode> = {}) =>
  newNode(id, { parent: null, slot: 'content', ...more });

test('opens a page with the shared elements it uses', async () => {
  const { documents, nodes, clock } = await site.admin.call('draft.open', { documents: [page] });
  expect(documents).toMatchObject([
    { key: page, kind: 'page', title: { hr: 'Naslovnica' }, languages: ['hr', 'en', 'de'] },
    { key: 'shared:poziv', kind: 'shared', uses: 3, slugs: {}, changed: false },
  ]);
  expect(clock).toBeGreaterThan(0);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  expect(the(byId, 'prvi')).toMatchObject({
    document: page,
    parent: 'stupac',
    slot: 'main',
    options: { title: 'Dobro došli' },
    translations: { en: { title: 'Welcome' } },
    master: null,
  });
  expect(the(byId, 'page-1-1')).toMatchObject({
    parent: null,
    slot: 'content',
    handler: 'call',
    master: 'poziv',
    options: { title: 'Samo ovdje' },
  });
  expect(the(byId, 'poziv')).toMatchObject({ document: 'shared:poziv', parent: null });
  const missing = await site.admin.result('draft.open', { documents: ['page:99'] });
  expect(missing).toEqual({ ok: false, error: { code: 'notFound' } });
});

test('stores changes as a draft that visitors do not see · EDIT-13', async () => {
  const first = the(await site.admin.open(page), 'prvi');
  await site.admin.put({ ...first, options: { ...first.options, title: 'U skici' } });
  const again = the(await site.admin.open(page), 'prvi');
  expect(again.options).toMatchObject({ title: 'U skici' });
  expect(again.revision).toBeGreaterThan(first.revision);
  const shown = await site.admin.call('cms.screenDocument', { slug: 'naslovnica' });
  expect(shown.elements[0]?.parts['main']?.[0]?.options).toMatchObject({ title: 'Dobro došli' });
  await site.admin.call('draft.discard', { document: page });
  expect(the(await site.admin.open(page), 'prvi').options).toEqual(first.options);
});

test('reports changed and removed nodes to other editors', async () => {
  const other = await site.editor(['content']);
  const { clock } = await other.call('draft.open', { documents: [page] });
  const mine = root('kratko', { order: 'z' });
  await site.admin.put(mine);
  const came = await other.call('draft.sync', { documents: [page], since: clock, writes: [] });
  expect(came.nodes.map(({ id }) => id)).toEqual(['kratko']);
  await site.admin.remove(the(await site.admin.open(page), 'kratko'));
  const went = await other.call('draft.sync', { documents: [page], since: came.clock, writes: [] });
  expect(went).toMatchObject({ nodes: [], removed: ['kratko'] });
  await site.admin.put(mine);
  await site.admin.call('draft.discard', { document: page });
  const gone = await other.call('draft.sync', { documents: [page], since: went.clock, writes: [] });
  expect(gone).toMatchObject({ nodes: [], removed: ['kratko'] });
});

test('merges changes of different nodes, reports a conflict for the same node', async () => {
  const other = await site.editor(['content']);
  const nodes = await site.admin.open(page);
  const [one, two] = [the(nodes, 'prvi'), the(nodes, 'drugi')];
  await site.admin.put({ ...one, title: 'moj' });
  await other.put({ ...two, title: 'njegov' });
  const late = await other.write(
    { id: one.id, base: one.revision, node: { ...one, title: 'njegov' } },
    { id: 'novi', base: 0, node: newNode('novi') },
  );
  expect(late.saved).toBe(false);
  expect(late.conflicts).toMatchObject([{ id: 'prvi', theirs: { title: 'moj' } }]);
  expect((await site.admin.open(page)).has('novi')).toBe(false);
});

test('treats a repeated write as the first one', async () => {
  const one = the(await site.admin.open(page), 'drugi');
  const write = { id: one.id, base: one.revision, node: { ...one, title: 'opet' } };
  expect((await site.admin.write(write)).saved).toBe(true);
  const again = await site.admin.write(write);
  expect(again).toMatchObject({ saved: true, conflicts: [] });
});

test('keeps new children of a removed node and reports them as a conflict', async () => {
  await site.admin.put(root('kutija', { handler: 'stack' }));
  const box = the(await site.admin.open(page), 'kutija');
  const other = await site.editor(['content']);
  await other.put(newNode('unutra', { parent: 'kutija' }));
  const response = await site.admin.write({ id: 'kutija', base: box.revision, node: null });
  expect(response).toMatchObject({ saved: false, conflicts: [{ id: 'unutra' }] });
  const inside = the(await site.admin.open(page), 'unutra');
  await site.admin.remove(box, inside);
  const late = await other.write({
    id: 'jos',
    base: 0,
    node: newNode('jos', { parent: 'kutija' }),
  });
  expect(late.conflicts).toEqual([{ id: 'kutija', theirs: null }]);
});

test.each<[string, Partial<EditNode>, string]>([
  [
    'options that break the schema',
    { handler: 'banner', options: { title: 7 } },
    'blockOptionsInvalid',
  ],
  [
    'a translation that does',
    { translations: { en: { title: 3 } }, options: { title: 'a' } },
    'blockOptionsInvalid',
  ],
  ['overrides that do', { mobileOptions: { title: 3 } }, 'blockOptionsInvalid'],
  ['an unknown block', { handler: 'mystery' }, 'blockUnknown'],
  ['a version to come', { version: 2 }, 'blockVersionUnknown'],
  ['an unknown slot', { slot: 'nema' }, 'slotUnknown'],
  ['a block that may not stand there', { handler: 'cart-items' }, 'slotRefuses'],
  [
    'a part of the frame',
    { parent: null, slot: 'content', handler: 'header-section' },
    'slotRefuses',
  ],
  ['a block inside a placement', { parent: 'page-1-1' }, 'blockShared'],
  ['itself inside itself', { parent: 'los' }, 'slotInside'],
  [
    'a document that does not exist',
    { document: 'page:77', parent: null, slot: 'content' },
    'notFound',
  ],
  [
    'a shared element that does not exist',
    { parent: null, slot: 'content', master: 'nema' },
    'notFound',
  ],
  ['a parent of another document', { document: 'page:2' }, 'conflict'],
])('refuses %s', async (_name, change, code) => {
  const { saved, refused, conflicts } = await site.admin.write({
    id: 'los',
    base: 0,
    node: newNode('los', { ...change }),
  });
  expect(saved).toBe(false);
  const reported = [...refused.map((problem) => problem.code), ...conflicts.map(() => 'conflict')];
  expect(reported).toContain(code);
  expect((await site.admin.open(page)).has('los')).toBe(false);
});

test('a refusal contains the path of the field', async () => {
  const node = newNode('los', {
    handler: 'banner',
    options: { title: 'a', items: [{ id: 'x', text: 1 }] },
  });
  const { refused } = await site.admin.write({ id: 'los', base: 0, node });
  expect(refused[0]).toMatchObject({ node: 'los', path: 'items/x/text', layer: 'hr' });
});

test('a shared element cannot contain itself through another', async () => {
  const shared = (id: string, more: Partial<EditNode> = {}) =>
    newNode(id, {
      document: `shared:${id}`,
      parent: null,
      slot: 'content',
      handler: 'stack',
      ...more,
    });
  await site.admin.put(shared('prva'), shared('druga'));
  const inside = (id: string, box: string, master: string) =>
    newNode(id, { document: `shared:${box}`, parent: box, handler: 'stack', master });
  await site.admin.put(inside('p1', 'prva', 'druga'));
  const { refused } = await site.admin.write({
    id: 'p2',
    base: 0,
    node: inside('p2', 'druga', 'prva'),
  });
  expect(refused).toMatchObject([{ node: 'p2', code: 'slotInside' }]);
});

test('refuses changes the scopes do not allow · PERM-21', async () => {
  const writer = await site.editor(['content']);
  const analyst = await site.editor(['analyst']);
  const node = newNode('mjerenje', { handler: 'banner', options: { title: 'a', tracking: '' } });
  await writer.put(node);
  const stored = the(await writer.open(page), 'mjerenje');
  const traced = { ...stored, options: { title: 'a', tracking: 'x1' } };
  const refused = await writer.write({ id: node.id, base: stored.revision, node: traced });
  expect(refused.refused).toMatchObject([
    { code: 'fieldClosed', path: 'tracking', layer: 'hr' },
    { layer: 'en' },
    { layer: 'de' },
  ]);
  await analyst.put(traced);
  const now = the(await writer.open(page), 'mjerenje');
  await writer.put({ ...now, options: { ...now.options, title: 'b' } });
  await writer.put(
    newNode('kopija', { handler: 'banner', options: { title: 'c', tracking: 'x1' } }),
  );
  const slot = newNode('sa-strane', { slot: 'aside' });
  const closed = await writer.write({ id: slot.id, base: 0, node: slot });
  expect(closed.refused).toMatchObject([{ code: 'fieldClosed', node: 'sa-strane' }]);
  const designer = await site.editor(['designer']);
  await designer.put(slot);
});

test('a placement can override only opened options', async () => {
  const nodes = await site.admin.open(page);
  const placement = the(nodes, 'page-1-1');
  const changed = { ...placement, options: { ...placement.options, note: 'tu' } };
  const write = { id: placement.id, base: placement.revision, node: changed };
  expect((await site.admin.write(write)).refused).toMatchObject([
    { code: 'fieldClosed', path: 'note' },
  ]);
  await site.admin.put({ ...the(nodes, 'poziv'), opened: ['note'] });
  expect((await site.admin.write(write)).saved).toBe(true);
});

test('keeps unknown blocks as stored · EDIT-13', async () => {
  const options = { b: [1.5, null], a: { z: 'č', y: {} } };
  await database.db
    .insertInto('elements')
    .values({
      id: 'tajna',
      handler: 'mystery',
      version: 9,
      options: JSON.stringify(options),
      parent_id: 'stupac',
      slot: 'main',
      position: 'zz',
      document: page,
      master_id: null,
      slug: null,
    })
    .execute();
  const stored = the(await site.admin.open(page), 'tajna');
  await site.admin.put({ ...stored, order: 'b', title: 'Čudo' });
  const moved = the(await site.admin.open(page), 'tajna');
  expect(moved.options).toEqual(options);
  const changed = { ...moved, options: { ...options, b: [] } };
  const response = await site.admin.write({ id: moved.id, base: moved.revision, node: changed });
  expect(response.refused).toMatchObject([{ code: 'blockUnknown', params: { type: 'mystery' } }]);
  await site.admin.remove(moved);
  await site.admin.put({ ...moved, revision: 0 });
});

test('refuses node 5,001', async () => {
  const many = Array.from({ length: 4999 }, (_, i) => newNode(`n${i}`, { parent: 'mnogo' }));
  const about = (node: EditNode): EditNode => ({ ...node, document: 'page:2' });
  await site.admin.put(about(root('mnogo', { handler: 'stack' })), ...many.map(about));
  const node = about(newNode('previse', { parent: 'mnogo' }));
  const { saved, refused } = await site.admin.write({ id: node.id, base: 0, node });
  expect(saved).toBe(false);
  expect(refused).toMatchObject([{ code: 'documentTooLarge', params: { max: 5000 }, node: null }]);
});

test('lists other users in the document', async () => {
  const [ana, other] = [await site.editor(['Anić']), await site.editor(['Perić'])];
  const now = new Date();
  const sync = (client: string, at: Date, person = client === 'a' ? ana : other) =>
    person.result(
      'draft.sync',
      { documents: [page], since: 0, writes: [], client, selection: 'prvi' },
      { now: at },
    );
  await sync('a', now);
  const response = await sync('b', new Date(now.getTime() + 15_000));
  expect(response.ok && response.value.editors).toEqual([
    { client: 'a', name: 'Ana Anić', selection: 'prvi' },
  ]);
  const late = await sync('b', new Date(now.getTime() + 21_000));
  expect(late.ok && late.value.editors).toEqual([]);
  const reloaded = await sync('b again', new Date(now.getTime() + 22_000));
  expect(reloaded.ok && reloaded.value.editors).toEqual([]);
});

test('follows a node that moves to its own document', async () => {
  const other = await site.editor(['content']);
  await site.admin.put(root('dijeljeno', { order: 'y' }));
  const { clock } = await other.call('draft.open', { documents: [page] });
  const node = the(await site.admin.open(page), 'dijeljeno');
  await site.admin.put(
    { ...node, document: 'shared:dijeljeno' },
    root('mjesto', { master: 'dijeljeno', order: 'y' }),
  );
  const news = await other.call('draft.sync', { documents: [page], since: clock, writes: [] });
  expect(news.removed).toEqual(['dijeljeno']);
  expect(news.nodes.map(({ id }) => id)).toEqual(['mjesto']);
  expect((await other.open(page)).get('dijeljeno')?.document).toBe('shared:dijeljeno');
});
