import { expect, test } from 'vitest';
import type { JsonObject } from '../document/element.ts';
import { hasScopes, isHidden, onlyHidden, withHidden, withoutHidden } from './hidden.ts';

const secret = { type: 'string', default: '', scope: { see: ['analyst'] } };
const open = { type: 'string' };
const schema: JsonObject = {
  properties: {
    code: secret,
    title: open,
    list: { items: { properties: { id: open, code: secret, text: open } } },
    group: { oneOf: [{ properties: { kind: { const: 'a' }, code: secret, text: open } }] },
  },
};

const stored: JsonObject = {
  code: 'x',
  title: 'Karta',
  list: [
    { id: '1', code: 'y', text: 'a' },
    { id: '2', code: 'z', text: 'b' },
  ],
  group: { kind: 'a', code: 'w', text: 'c' },
};

const shown: JsonObject = {
  title: 'Karta',
  list: [
    { id: '1', text: 'a' },
    { id: '2', text: 'b' },
  ],
  group: { kind: 'a', text: 'c' },
};

test('removes fields that a scope may not see, including in lists and branches · PERM-20', () => {
  expect(withoutHidden(schema, stored, ['writer'])).toEqual(shown);
  expect(withoutHidden(schema, stored, ['analyst'])).toEqual(stored);
  expect(withoutHidden(schema, stored, ['admin'])).toEqual(stored);
  expect(withoutHidden(schema, { group: { code: 'w' } }, ['writer'])).toEqual({ group: {} });
});

test('restores hidden values after other values are changed, moved or removed · PERM-20', () => {
  const sent: JsonObject = {
    title: 'Nova karta',
    list: [
      { id: '2', text: 'b' },
      { id: '3', text: 'novo' },
    ],
    group: { kind: 'a', text: 'd' },
  };
  expect(withHidden(schema, sent, stored, ['writer'])).toEqual({
    code: 'x',
    title: 'Nova karta',
    list: [
      { id: '2', code: 'z', text: 'b' },
      { id: '3', text: 'novo' },
    ],
    group: { kind: 'a', code: 'w', text: 'd' },
  });
  expect(withHidden(schema, shown, stored, ['analyst'])).toEqual(shown);
});

test('extracts only hidden values that are not defaults, to be restored later · PERM-20', () => {
  const hidden = onlyHidden(schema, stored, ['writer']);
  expect(hidden).toEqual({
    code: 'x',
    list: [
      { id: '1', code: 'y' },
      { id: '2', code: 'z' },
    ],
    group: { code: 'w' },
  });
  expect(withHidden(schema, shown, hidden ?? {}, ['writer'])).toEqual(stored);
  expect(onlyHidden(schema, stored, ['analyst'])).toBeUndefined();
  expect(onlyHidden(schema, { ...shown, code: '' }, ['writer'])).toBeUndefined();
});

test('a value sent for a hidden field stays for validation, unless it is the default · PERM-20', () => {
  expect(withHidden(schema, { code: '' }, stored, ['writer'])).toMatchObject({ code: 'x' });
  expect(withHidden(schema, { code: 'mine' }, stored, ['writer'])).toMatchObject({ code: 'mine' });
});

test.each([
  ['code', true],
  ['list/1/code', true],
  ['list/1/text', false],
  ['group/code', true],
  ['title', false],
])('tells whether the path %s is hidden · PERM-20', (path, hidden) => {
  expect(isHidden(schema, path, ['writer'])).toBe(hidden);
  expect(isHidden(schema, path, ['analyst'])).toBe(false);
});

test('a schema without scopes hides nothing', () => {
  expect(hasScopes({ properties: { title: open } })).toBe(false);
  expect(hasScopes(schema)).toBe(true);
});
