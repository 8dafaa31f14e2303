import { expect, test } from 'vitest';
import { isInside, positionAt, positionBy } from './positions.ts';

/** 1 over 2 and 3; 4 over nothing. */
const nodes = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 1 },
  { id: 4, parentId: null },
];

test.each([
  [3, 'up', { parent: 1, before: 2 }],
  [2, 'up', null],
  [2, 'down', { parent: 1, before: null }],
  [4, 'down', null],
  [4, 'in', { parent: 1, before: null }],
  [1, 'in', null],
  [2, 'out', { parent: null, before: 4 }],
  [4, 'out', null],
] as const)('%i moves %s', (id, direction, position) => {
  expect(positionBy(nodes, id, direction)).toEqual(position);
});

test('a drop is inside of, before or after a category', () => {
  expect(positionAt(nodes, 1, 'on')).toEqual({ parent: 1, before: null });
  expect(positionAt(nodes, 3, 'before')).toEqual({ parent: 1, before: 3 });
  expect(positionAt(nodes, 1, 'after')).toEqual({ parent: null, before: 4 });
});

test('a category is inside of itself and of those above it', () => {
  expect([isInside(nodes, 2, 1), isInside(nodes, 1, 1), isInside(nodes, 1, 2)]).toEqual([
    true,
    true,
    false,
  ]);
});
