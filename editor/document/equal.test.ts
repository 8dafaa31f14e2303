import { expect, test } from 'vitest';
import { isEqual, isSameNode, withKnownParts } from './equal.ts';
import { editNode } from './samples.ts';

test('the order of keys is ignored, the order of list items is not', () => {
  expect(isEqual({ a: 1, b: [{ c: null, d: 'x' }] }, { b: [{ d: 'x', c: null }], a: 1 })).toBe(
    true,
  );
  expect(isEqual([1, 2], [2, 1])).toBe(false);
  expect(isEqual({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isEqual({}, [])).toBe(false);
});

test('the revision from the server is ignored', () => {
  const node = editNode({ id: 'a' });
  expect(isSameNode(node, { ...node, revision: 7 })).toBe(true);
  expect(isSameNode(node, null)).toBe(false);
});

test('equal parts become the same object', () => {
  const known = editNode({
    id: 'a',
    options: { text: { type: 'doc', n: 1 }, items: [{ id: 'x', t: 1 }] },
  });
  const sent = editNode({
    id: 'a',
    options: {
      items: [
        { id: 'y', t: 2 },
        { t: 1, id: 'x' },
      ],
      text: { n: 1, type: 'doc' },
    },
  });
  const shared = withKnownParts(known, sent);
  expect(shared.options.text).toBe(known.options.text);
  expect((shared.options.items as unknown[])[1]).toBe((known.options.items as unknown[])[0]);
  expect(withKnownParts(known, structuredClone(known))).toBe(known);
});
