import { expect, test } from 'vitest';
import { renameField } from '../block/rename-field.ts';
import type { JsonObject } from '../document/element.ts';
import { followField } from './follow-field.ts';

const migrations = [renameField('heading', 'title'), renameField('items/label', 'text')];
const follow = (version: number, options: JsonObject, path: string) =>
  followField({ migrations }, { version, options }, path);

test('a field is followed through every later version', () => {
  expect(follow(1, { heading: 'x' }, 'heading')).toBe('title');
  expect(follow(1, {}, 'heading')).toBe('title');
  expect(follow(1, { items: [{ id: 'b' }, { id: 'a', label: 'x' }] }, 'items/a/label')).toBe(
    'items/a/text',
  );
  expect(follow(2, { items: [{}, { label: 'x' }] }, 'items/1/label')).toBe('items/1/text');
});

test('under the current version a path stays unchanged, even if the field is absent', () => {
  expect(follow(3, { heading: 'x' }, 'heading')).toBe('heading');
  expect(follow(3, {}, 'gone/deeper')).toBe('gone/deeper');
});

test('a field that a migration removes, or that never existed, has no path', () => {
  const drop = ({ old: _old, ...rest }: JsonObject) => rest;
  const dropped = followField({ migrations: [drop] }, { version: 1, options: { a: 1 } }, 'old');
  expect(dropped).toBeNull();
  expect(follow(1, { items: [] }, 'items/a/label')).toBeNull();
});

test('a migration that cannot read the field leaves its path unchanged', () => {
  const strict = (options: JsonObject) => ({ size: JSON.parse(String(options.size)) });
  const followed = followField({ migrations: [strict] }, { version: 1, options: {} }, 'size');
  expect(followed).toBe('size');
});
