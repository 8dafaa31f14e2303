import { describe, expect, it } from 'vitest';
import { changedKeys, keysOfField, shareParts } from './changes.ts';

const before = {
  title: 'a',
  items: [
    { id: 'x', text: '1' },
    { id: 'y', text: '2' },
  ],
  link: { label: 'l' },
};
const copy = () => structuredClone(before);

describe('changedKeys', () => {
  it('is null for equal values', () => {
    expect(changedKeys(before, copy())).toBe(null);
    expect(changedKeys({ a: 1 }, { a: 1, b: undefined } as never)).toBe(null);
  });

  it('returns the path of the one leaf that differs', () => {
    const after = copy();
    after.items[1] = { id: 'y', text: '3' };
    expect(changedKeys(before, after)).toEqual(['items', 1, 'text']);
  });

  it('stops where more than one part differs', () => {
    const after = copy();
    after.items = [
      { id: 'x', text: '9' },
      { id: 'y', text: '9' },
    ];
    expect(changedKeys(before, after)).toEqual(['items']);
  });

  it('compares a list as a whole when its length differs', () => {
    expect(changedKeys(before, { ...before, items: [] })).toEqual(['items']);
  });

  it('reports a key that was added or removed', () => {
    expect(changedKeys(before, { title: 'a', items: before.items })).toEqual(['link']);
  });
});

describe('keysOfField', () => {
  it('returns the path of the value, whichever branch renders it', () => {
    expect(keysOfField(['link', 'XxxOf', 'label'])).toEqual(['link', 'label']);
    expect(keysOfField(['items', 0])).toEqual(['items', 0]);
  });
});

describe('shareParts', () => {
  it('keeps the identity of equal parts', () => {
    const after = { ...copy(), title: 'b' };
    const shared = shareParts(before, after);
    expect(shared).toEqual(after);
    expect(shared.items).toBe(before.items);
    expect(shareParts(before, copy())).toBe(before);
  });
});
