import { expect, test } from 'vitest';
import type { JsonObject } from '../document/element.ts';
import { allows, closedChanges } from './rights.ts';

const closed = { type: 'string', scope: { change: ['analyst'] } };
const open = { type: 'string' };

test('admin may everything, who may not see may not change', () => {
  const scope = { see: ['designer'], change: ['designer', 'writer'] };
  expect(allows(scope, 'change', ['admin'])).toBe(true);
  expect(allows(scope, 'change', ['writer'])).toBe(false);
  expect(allows(scope, 'see', ['designer'])).toBe(true);
  expect(allows(undefined, 'change', [])).toBe(true);
});

test.each<[string, JsonObject, JsonObject, JsonObject, string[]]>([
  ['a property', { properties: { a: closed, b: open } }, { a: '1' }, { a: '2', b: 'x' }, ['a']],
  ['an open property', { properties: { a: closed, b: open } }, { b: '1' }, { b: '2' }, []],
  [
    'a member of a list, by its id',
    { properties: { list: { items: { properties: { a: closed } } } } },
    {
      list: [
        { id: 'x', a: '1' },
        { id: 'y', a: '2' },
      ],
    },
    {
      list: [
        { id: 'y', a: '3' },
        { id: 'x', a: '1' },
      ],
    },
    ['list/y/a'],
  ],
  [
    'the branch that its tag chooses',
    {
      oneOf: [
        { properties: { kind: { const: 'one' }, a: closed } },
        { properties: { kind: { const: 'two' }, a: open } },
      ],
    },
    { kind: 'one', a: '1' },
    { kind: 'one', a: '2' },
    ['a'],
  ],
])('finds a closed change of %s', (_name, schema, before, after, paths) => {
  expect(closedChanges(schema, before, after, ['writer'])).toEqual(paths);
  expect(closedChanges(schema, before, after, ['analyst'])).toEqual([]);
});
