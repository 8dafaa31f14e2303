import { describe, expect, it } from 'vitest';
import { namedPath } from '#schemas/editing/fields.ts';
import { atKeys, fieldPath, keysOf, withKeys } from './paths.ts';

const value = {
  title: 'Karta',
  items: [
    { id: 'a', text: 'prvi' },
    { id: 'b', text: 'drugi' },
  ],
  corners: ['45° N', '15° E'],
};

describe('paths', () => {
  it('name items by their id and plain items by their index', () => {
    expect(namedPath(['items', 1, 'text'], value)).toBe('items/b/text');
    expect(namedPath(['corners', 1], value)).toBe('corners/1');
  });

  it('find items by id and by index', () => {
    expect(keysOf('items/b/text', value)).toEqual(['items', 1, 'text']);
    expect(keysOf('corners/1', value)).toEqual(['corners', 1]);
    expect(keysOf('', value)).toEqual([]);
    expect(atKeys(value, ['items', 1, 'text'])).toBe('drugi');
    expect(atKeys(value, ['gone', 1, 'text'])).toBe(undefined);
  });

  it('omit list items for labels', () => {
    expect(fieldPath(['items', 1, 'text'])).toBe('items/text');
  });
});

describe('withKeys', () => {
  it('replaces one value and shares the rest', () => {
    const changed = withKeys(value, ['items', 1, 'text'], 'novi') as typeof value;
    expect(changed.items[1]).toEqual({ id: 'b', text: 'novi' });
    expect(changed.items[0]).toBe(value.items[0]);
    expect(changed.corners).toBe(value.corners);
    expect(Object.keys(changed)).toEqual(Object.keys(value));
  });

  it('removes a value', () => {
    expect(withKeys(value, ['title'], undefined)).not.toHaveProperty('title');
  });

  it('creates missing objects on the way', () => {
    expect(withKeys({}, ['link', 'label'], 'Dalje')).toEqual({ link: { label: 'Dalje' } });
  });
});
