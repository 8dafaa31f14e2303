import { expect, test } from 'vitest';
import { blockNode, pageDocument, startEditing } from '#tests/support/editing.ts';
import { closedLayout } from './closed-layout.ts';

const document = 'template:9';
const template = {
  ...pageDocument,
  key: document,
  kind: 'template',
  slugs: { hr: 'cart' },
} as const;

/** The cart with its required item list, and two other blocks. */
const editing = () =>
  startEditing({
    documents: [template],
    nodes: ['cart-items', 'cart-summary', 'rich-text'].map((handler, at) =>
      blockNode({ id: handler, handler, document, order: `a${at}` }),
    ),
  });

test('a required block cannot be restricted in any field', () => {
  const closed = closedLayout(editing(), ['cart-items'], {});
  expect([...closed.keys()].toSorted()).toEqual(
    ['audience', 'device', 'from', 'hidden', 'languages', 'until'].toSorted(),
  );
  expect(closed.get('hidden')).toMatchObject({
    code: 'blockUnseen',
    params: { type: 'cart-items' },
  });
});

test('other blocks have every field', () => {
  expect(closedLayout(editing(), ['rich-text'], {}).size).toBe(0);
});

test('an existing value can be removed', () => {
  const closed = closedLayout(editing(), ['cart-items'], { device: 'mobile' });
  expect(closed.has('device')).toBe(false);
});
