import { describe, expect, it } from 'vitest';
import {
  itemIdSchema,
  linkTargetSchema,
  richTextSchema,
  textSchema,
} from '#schemas/block/fragments.ts';
import { copyOf, freshId, newMember } from './list-member.ts';

const action = {
  type: 'object',
  required: ['id', 'label', 'target'],
  properties: {
    id: itemIdSchema,
    label: textSchema,
    target: linkTargetSchema,
    newTab: { type: 'boolean', default: false },
    note: { type: 'string' },
  },
};

describe('newMember', () => {
  it('has required fields, defaults and an id of its own', () => {
    const list = [{ id: 'a', label: 'Prvi', target: '#a' }];
    const member = newMember(action, list);
    expect(member).toEqual({ id: expect.any(String), label: '', target: '', newTab: false });
    expect(member).not.toMatchObject({ id: 'a' });
  });

  it('starts rich text as an empty paragraph', () => {
    const items = { type: 'object', required: ['text'], properties: { text: richTextSchema } };
    expect(newMember(items, [])).toEqual({
      text: { type: 'doc', content: [{ type: 'paragraph' }] },
    });
  });

  it('uses an option that the list does not contain yet', () => {
    expect(newMember({ type: 'string', enum: ['a', 'b'] }, ['a'])).toBe('b');
  });

  it('is an empty text in a list of texts', () => {
    expect(newMember({ type: 'string' }, ['x'])).toBe('');
  });

  it('follows the first branch of tagged items', () => {
    const items = { type: 'object', oneOf: [{ properties: { kind: { const: 'film' } } }] };
    expect(newMember(items, [])).toEqual({ kind: 'film' });
  });
});

describe('copyOf', () => {
  it('gives the copy another id and shares no objects', () => {
    const member = { id: 'a', label: 'Prvi', deep: { x: 1 } };
    const copy = copyOf(member, action, [member]) as typeof member;
    expect(copy.id).not.toBe('a');
    expect(copy).toEqual({ ...member, id: copy.id });
    expect(copy.deep).not.toBe(member.deep);
  });
});

describe('freshId', () => {
  it('matches the id pattern and never looks like an index', () => {
    const ids = Array.from({ length: 500 }, () => freshId([]));
    expect(ids.every((id) => new RegExp(itemIdSchema.pattern).test(id) && !/^\d/.test(id))).toBe(
      true,
    );
    expect(new Set(ids).size).toBeGreaterThan(495);
  });
});
