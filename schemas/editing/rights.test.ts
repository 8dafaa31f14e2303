import { expect, test } from 'vitest';
import type { JsonObject } from '../document/element.ts';
import { allows, closedChanges } from './rights.ts';

const closed = { type: 'string', scope: { change: ['analyst'] } };
const open = { type: 'string' };

test('admin has every right, and a scope that may not see may not change', () => {
  const scope = { see: ['designer'], change: ['designer', 'writer'] };
  expect(allows(scope, 'change', ['admin'])).toBe(true);
  expect(allows(scope, 'change', ['writer'])).toBe(false);
  expect(allows(scope, 'see', ['designer'])).toBe(true);
  expect(allows(undefined, 'change', [])).toBe(true);
});

test('one of the named scopes is enough, and a scope that may only see cannot change', () => {
  const scope = { see: ['designer', 'writer'], change: ['designer'] };
  expect(allows(scope, 'see', ['writer'])).toBe(true);
  expect(allows(scope, 'change', ['writer'])).toBe(false);
  expect(allows(scope, 'change', ['designer', 'other'])).toBe(true);
  expect(allows({ change: ['designer'] }, 'see', [])).toBe(true);
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
  ['a field that was added', { properties: { a: closed } }, {}, { a: '1' }, ['a']],
  [
    'a group that was taken out',
    { properties: { group: { properties: { a: closed, b: open } } } },
    { group: { a: '1', b: '2' } },
    {},
    ['group/a'],
  ],
  [
    'a list that was added or has members without an id',
    { properties: { list: { items: { properties: { a: closed } } } } },
    {},
    { list: [{ a: '1' }, { id: 7, a: '2' }] },
    ['list/0/a', 'list/1/a'],
  ],
  [
    'a list that was taken out',
    { properties: { list: { items: closed } } },
    { list: ['1', '2'] },
    {},
    ['list/0', 'list/1'],
  ],
])('finds a forbidden change of %s', (_name, schema, before, after, paths) => {
  expect(closedChanges(schema, before, after, ['writer'])).toEqual(paths);
  expect(closedChanges(schema, before, after, ['analyst'])).toEqual([]);
});

test('fields without a restriction may change, also where the schema does not describe them', () => {
  const schema: JsonObject = { properties: { a: open, b: true, c: { ...open, scope: 'x' } } };
  const before = { a: '1', b: { deep: 1 }, c: '1' };
  const after = { a: '2', b: { deep: 2 }, c: '2' };
  expect(closedChanges(schema, before, after, ['writer'])).toEqual([]);
});

test('admin may change restricted fields, and an equal value is not a change', () => {
  const schema: JsonObject = { properties: { a: closed, list: { items: closed } } };
  expect(closedChanges(schema, { a: '1' }, { a: '2' }, ['admin'])).toEqual([]);
  const same = () => ({ a: '1', list: ['x'] });
  expect(closedChanges(schema, same(), same(), ['writer'])).toEqual([]);
});

test('a restricted group is reported itself, not its fields', () => {
  const schema: JsonObject = {
    properties: { group: { properties: { a: open }, scope: { change: ['analyst'] } } },
  };
  const changed = closedChanges(schema, { group: { a: '1' } }, { group: { a: '2' } }, ['writer']);
  expect(changed).toEqual(['group']);
});
