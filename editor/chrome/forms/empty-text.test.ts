import { describe, expect, it } from 'vitest';
import { linkTargetSchema, mediaRefSchema, textSchema } from '#schemas/block/fragments.ts';
import { emptyText } from './empty-text.ts';

describe('emptyText', () => {
  it.each([
    [textSchema, ''],
    [mediaRefSchema, null],
    [{ ...linkTargetSchema, type: ['string', 'null'] }, null],
    [linkTargetSchema, undefined],
    [{ type: 'string', minLength: 1 }, undefined],
    [{ type: 'string', format: 'date-time' }, undefined],
    [{ type: 'string', pattern: '^x*$', default: '' }, ''],
  ] as const)('of %j is %j', (schema, expected) => {
    expect(emptyText(schema as never)).toBe(expected);
  });
});
