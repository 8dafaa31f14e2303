import { describe, expect, it } from 'vitest';
import type { Json } from '#schemas/document/element.ts';
import { branchOf, matches, tagsOf } from './tag-match.ts';

const picture = {
  type: 'object',
  properties: { kind: { const: 'picture' }, key: { type: 'string' } },
};
const film = {
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: 'film' }, url: { type: 'string' } },
};
const root = { $defs: { tagged: { required: ['kind'] } } };

/** A condition on 1. Written as JSON text, because an object with `then` could be taken for a promise. */
const condition = (then: boolean, otherwise: boolean) =>
  JSON.parse(`{"if":{"const":1},"then":${then},"else":${otherwise}}`) as Json;

describe('matches', () => {
  it.each([
    [{ const: 1 }, 1, true],
    [{ const: { a: [1] } }, { a: [1] }, true],
    [{ enum: ['a', null] }, null, true],
    [{ enum: ['a'] }, 'b', false],
    [{ type: 'integer' }, 2, true],
    [{ type: 'integer' }, 2.5, false],
    [{ type: ['string', 'null'] }, null, true],
    [{ required: ['a'] }, {}, false],
    [{ required: ['a'] }, 'not an object', true],
    [{ properties: { a: { const: 1 } } }, {}, true],
    [{ properties: { a: { const: 1 } } }, { a: 2 }, false],
    [{ not: { const: 1 } }, 1, false],
    [{ anyOf: [{ const: 1 }, { const: 2 }] }, 2, true],
    [{ oneOf: [{ type: 'number' }, { const: 2 }] }, 2, false],
    [{ allOf: [{ type: 'number' }, { const: 3 }] }, 2, false],
    [condition(false, true), 1, false],
    [condition(false, true), 2, true],
    [{ $ref: '#/$defs/tagged' }, {}, false],
    [{ $ref: '#/$defs/gone' }, {}, true],
    [{ maxLength: 1 }, 'long', true],
    [false, 1, false],
  ] as const)('%j against %j is %s', (schema, value, expected) => {
    expect(matches(schema as never, value, root)).toBe(expected);
  });
});

describe('branchOf', () => {
  it('chooses by tag, whatever else is wrong or missing', () => {
    expect(branchOf([picture, film], { kind: 'film', url: 5 }, root)).toBe(1);
    expect(branchOf([picture, film], { kind: 'picture' }, root)).toBe(0);
  });

  it('returns -1 for a tag that no branch has', () => {
    expect(branchOf([picture, film], { kind: 'sound' }, root)).toBe(-1);
  });

  it('falls back to the matching branch where there are no tags', () => {
    expect(branchOf([{ type: 'string' }, { type: 'null' }], null, root)).toBe(1);
  });

  it('reads the tags of a branch', () => {
    expect(tagsOf(film)).toEqual([['kind', 'film']]);
  });
});
