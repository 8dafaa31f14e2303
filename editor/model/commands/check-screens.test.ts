import { expect, test } from 'vitest';
import type { EditNode } from '#schemas/editing/node.ts';
import { blockNode, pageDocument, startEditing } from '#tests/support/editing.ts';
import { checkInsert } from './insert.ts';
import { moveNodes } from './move.ts';
import { removeNodes } from './remove.ts';
import { setHidden, setMeta, setMobileMeta } from './set-meta.ts';

const document = 'template:9';
const steps = ['checkout-address', 'checkout-shipping', 'checkout-payment'];

/** The checkout template with its steps in columns. */
function openCheckout(given: Partial<EditNode> = {}) {
  const around = blockNode({ id: 'columns', handler: 'columns', document, order: 'a', ...given });
  const inside = steps.map((handler, at) =>
    blockNode({
      id: handler,
      handler,
      document,
      parent: 'columns',
      slot: 'first',
      order: `a${at}`,
    }),
  );
  const slot = { parent: 'columns', slot: 'second', order: 'a' };
  const summary = blockNode({ id: 'cart-summary', handler: 'cart-summary', document, ...slot });
  const template = {
    ...pageDocument,
    key: document,
    kind: 'template',
    slugs: { hr: 'checkout' },
  } as const;
  return startEditing({ documents: [template], nodes: [around, ...inside, summary] });
}

const payment = { ids: ['checkout-payment'] };
const refused = (code: string, type: string) => ({
  ok: false,
  error: { code, params: { type } },
});

test('hiding a required block is refused like removing it, by time, width, language or audience', () => {
  const editing = openCheckout();
  const reported = refused('blockUnseen', 'checkout-payment');
  expect(editing.check(setHidden, { ...payment, hidden: true })).toMatchObject(reported);
  for (const meta of [
    { until: '2099-01-01T00:00:00Z' },
    { audience: 'customers' },
    { languages: ['hr'] },
    { device: 'mobile' },
  ] as const) {
    expect(editing.run(setMeta, { ...payment, meta }), JSON.stringify(meta)).toMatchObject(
      reported,
    );
  }
  expect(editing.run(setMobileMeta, { ...payment, meta: { hidden: true } })).toMatchObject(
    reported,
  );
  expect(editing.check(removeNodes, { ...payment, only: 'de' })).toMatchObject(reported);
  const around = refused('blockUnseen', 'checkout-address');
  expect(editing.check(setHidden, { ids: ['columns'], hidden: true })).toMatchObject(around);
  expect(editing.check(removeNodes, payment)).toMatchObject(
    refused('blockNeeded', 'checkout-payment'),
  );
  expect(editing.run(setMeta, { ...payment, meta: { space: 'none' } }).ok).toBe(true);
});

test('a second payment step, and one above delivery, are refused', () => {
  const editing = openCheckout();
  const position = { slotKey: 'columns/first', index: 0 };
  expect(checkInsert(editing, 'checkout-payment', position)).toMatchObject({
    error: { code: 'blockTwice', params: { type: 'checkout-payment' } },
  });
  expect(
    editing.check(moveNodes, { ...payment, slotKey: 'columns/first', index: 1 }),
  ).toMatchObject({
    error: {
      code: 'blockOrder',
      params: { type: 'checkout-shipping', other: 'checkout-payment' },
    },
  });
});

test('no block can be added to a slot that is not shown', () => {
  const reported = { error: { code: 'slotNotShown' } };
  const fourth = { slotKey: 'columns/fourth', index: 0 };
  expect(checkInsert(openCheckout({ options: { count: 3 } }), 'hero', fourth)).toMatchObject(
    reported,
  );
  expect(checkInsert(openCheckout({ options: { count: 4 } }), 'hero', fourth).ok).toBe(true);
});

test('a screen that already hides a required block can be edited and fixed', () => {
  const editing = openCheckout({ meta: { hidden: true } });
  expect(editing.run(setMeta, { ids: ['columns'], meta: { space: 'none' } }).ok).toBe(true);
  expect(editing.run(setHidden, { ids: ['columns'], hidden: false }).ok).toBe(true);
  expect(editing.run(setHidden, { ids: ['columns'], hidden: true }).ok).toBe(false);
});

test('the columns of a page refuse the same blocks as the page', () => {
  const editing = startEditing();
  for (const type of ['login-form', 'checkout-payment', 'cart-items', 'error']) {
    expect(checkInsert(editing, type, { slotKey: 'columns-1/first', index: 0 })).toMatchObject({
      error: { code: 'slotRefuses', params: { type } },
    });
  }
});
