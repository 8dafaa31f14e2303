import { expect, test } from 'vitest';
import { plainNode } from './plain-node.ts';
import { isSameNode } from './same-node.ts';

const node = {
  ...plainNode,
  id: 'a',
  document: 'page:1',
  parent: null,
  slot: 'main',
  order: 'V',
  handler: 'text',
  version: 1,
} as const;

test('the revision from the server is ignored', () => {
  expect(isSameNode(node, { ...node, revision: 7 })).toBe(true);
  expect(isSameNode(node, null)).toBe(false);
});
