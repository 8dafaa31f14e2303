import { describe, expect, it } from 'vitest';
import { itemIdSchema } from '#schemas/block/fragments.ts';
import { entitiesIn, withEntities } from './entity-list.ts';

const items = {
  type: 'object',
  required: ['id', 'slug'],
  properties: { id: itemIdSchema, slug: { type: 'string', minLength: 1 } },
};
const list = [
  { id: 'a', slug: 'karta' },
  { id: 'b', slug: 'kompas' },
];

describe('entity lists', () => {
  it('are read from objects and from strings', () => {
    expect(entitiesIn(list)).toEqual(['karta', 'kompas']);
    expect(entitiesIn(['karta'])).toEqual(['karta']);
  });

  it('keep the remaining items with their ids, in the new order', () => {
    const made = withEntities(list, ['kompas', 'sidro', 'karta'], items);
    expect(made).toEqual([list[1], { id: expect.any(String), slug: 'sidro' }, list[0]]);
    expect(new Set(made.map((member) => (member as { id: string }).id)).size).toBe(3);
  });

  it('may contain plain slugs', () => {
    expect(withEntities(['a'], ['b', 'a'], { type: 'string' })).toEqual(['b', 'a']);
  });
});
