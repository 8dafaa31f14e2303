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

/** The cart with the list of its goods, which everybody has to see, and a block of any kind. */
const editing = () =>
  startEditing({
    documents: [template],
    nodes: ['cart-items', 'cart-summary', 'rich-text'].map((handler, at) =>
      blockNode({ id: handler, handler, document, order: `a${at}` }),
    ),
  });

test('what everybody has to see can be narrowed by no field', () => {
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

test('a value that is there already can be taken back', () => {
  const closed = closedLayout(editing(), ['cart-items'], { device: 'mobile' });
  expect(closed.has('device')).toBe(false);
});
