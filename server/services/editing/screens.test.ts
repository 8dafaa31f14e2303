import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EditNode } from '#schemas/editing/node.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { newNode, openTestSite, type TestSite, the } from '../../testing/editor.ts';

const cart = 'template:1';
let database: TestDatabase;
let site: TestSite;
beforeEach(async () => {
  database = await createTestDatabase();
  site = await openTestSite(database.db);
  await site.admin.put(item('stavke', 'cart-items', 'a'), item('zbroj', 'cart-summary', 'b'));
});
afterEach(() => database.drop());

const item = (id: string, handler: string, order: string) =>
  newNode(id, { handler, order, document: cart, parent: null, slot: 'content' });

const stored = async (id: string) => the(await site.admin.open(cart), id);

async function save(id: string, more: Partial<EditNode>) {
  const node = await stored(id);
  const response = await site.admin.write({ id, base: node.revision, node: { ...node, ...more } });
  return response.refused.map(({ code, node, params }) => [code, node, params['type']]);
}

const publish = async () => {
  const { problems } = await site.admin.call('publication.publish', {
    document: cart,
    languages: ['hr', 'en', 'de'],
  });
  return problems.filter(({ severity }) => severity === 'error').map(({ code }) => code);
};

/** Stores a node in the draft as an older server would have. */
async function store(node: EditNode) {
  await database.db
    .updateTable('draft_nodes')
    .set({ node: JSON.stringify(node) })
    .where('id', '=', node.id)
    .execute();
}

test('a save that hides a block the screen needs is refused · CART-01', async () => {
  const reported = [['blockUnseen', 'stavke', 'cart-items']];
  expect(await save('stavke', { meta: { hidden: true } })).toEqual(reported);
  expect(await save('stavke', { meta: { audience: 'guests' } })).toEqual(reported);
  expect(await save('stavke', { mobileMeta: { hidden: true } })).toEqual(reported);
  expect((await stored('stavke')).meta).toEqual({});
  expect(await save('stavke', { meta: { space: 'none' } })).toEqual([]);
});

test('a second one is refused in any slot', async () => {
  await site.admin.put(item('stupac-2', 'stack', 'c'));
  const second = { ...item('jos', 'cart-items', 'a'), parent: 'stupac-2', slot: 'main' };
  const inRoot = await site.admin.write({
    id: 'jos',
    base: 0,
    node: item('jos', 'cart-items', 'd'),
  });
  expect(inRoot.refused.map(({ code }) => code)).toEqual(['blockTwice']);
  const inSlot = await site.admin.write({ id: 'jos', base: 0, node: second });
  expect(inSlot.refused.map(({ code }) => code)).toEqual(['slotRefuses']);
});

test('a block already hidden in the draft is not published, but does not block other saves', async () => {
  await store({ ...(await stored('stavke')), meta: { hidden: true } });
  expect(await publish()).toEqual(['blockUnseen']);
  expect(await save('zbroj', { meta: { space: 'none' } })).toEqual([]);
  expect(await save('stavke', { meta: {} })).toEqual([]);
  expect(await publish()).toEqual([]);
});

test('a direct change that hides a needed block is refused, and nothing is written', async () => {
  expect(await publish()).toEqual([]);
  const hidden = await site.admin.result('element.update', {
    id: 'stavke',
    meta: { hidden: true },
  });
  expect(hidden).toMatchObject({
    ok: false,
    error: { code: 'blockUnseen', params: { type: 'cart-items' } },
  });
  const { elements } = await site.admin.call('cms.screenDocument', { template: 'cart' });
  expect(elements.some(({ meta }) => meta.hidden)).toBe(false);
  const links = [
    { handler: 'cart-items', linkId: 'stavke', order: 0, master_id: null, meta: {}, options: {} },
  ];
  expect(await site.admin.result('link.postTypeBulk', { id: 1, links })).toMatchObject({
    error: { code: 'blockNeeded', params: { type: 'cart-summary' } },
  });
});
