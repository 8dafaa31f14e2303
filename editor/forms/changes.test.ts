import { describe, expect, it } from 'vitest';
import { changedField, changedKeys, shareParts } from './changes.ts';

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

  it('leads to the one leaf that differs', () => {
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

  it('takes a list whole when its length differs', () => {
    expect(changedKeys(before, { ...before, items: [] })).toEqual(['items']);
  });

  it('tells a key that came or went', () => {
    expect(changedKeys(before, { title: 'a', items: before.items })).toEqual(['link']);
  });
});

describe('changedField', () => {
  it('is the field that rjsf names, whatever else it dropped', () => {
    const after = { title: 'b', items: before.items };
    expect(changedField(before, after, 'form/title')).toEqual(['title']);
  });

  it('is the whole of a structure that changed inside', () => {
    const after = copy();
    after.items[0] = { id: 'x', text: '9' };
    expect(changedField(before, after, 'form/items')).toEqual(['items']);
    expect(changedField(before, after, 'form/items/0')).toEqual(['items', 0]);
  });

  it('takes a number for a place, even when members are named by numbers', () => {
    const list = [
      { id: '1', text: 'a' },
      { id: '0', text: 'b' },
    ];
    const after = [
      { id: '1', text: 'c' },
      { id: '0', text: 'b' },
    ];
    expect(changedField({ list }, { list: after }, 'form/list/0/text')).toEqual([
      'list',
      0,
      'text',
    ]);
  });

  it('is found by comparing when a key looks like a path', () => {
    expect(changedField({ 'a/b': 1 }, { 'a/b': 2 }, 'form/a/b')).toEqual(['a/b']);
  });

  it('is nothing when nothing changed', () => {
    expect(changedField(before, copy(), 'form/title')).toBe(null);
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
