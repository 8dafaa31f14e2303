import { sql } from 'kysely';
import type { ServiceDependencies } from '../dependencies.ts';
import { addBit, type Bits, createBits } from './list-bits.ts';
import { readListIndex } from './list-index.ts';
import { inStock } from './product-core.ts';

/** Tag of what depends on which products can be had at all. */
export const availabilityTag = 'availability';

/** The products of the list index that cannot be bought now. Read again after stock has moved. */
export function readSoldOut(deps: ServiceDependencies): Promise<Bits> {
  return deps.cache.hold('sold-out', ['catalogue', availabilityTag], async () => {
    const { ids, placeOf } = await readListIndex(deps);
    const { rows } = await sql<{ id: number }>`SELECT p.id FROM products p
      WHERE p.visible_individually AND NOT p.archived AND NOT ${inStock}`.execute(deps.readDb);
    const bits = createBits(ids.length);
    for (const { id } of rows) {
      const place = placeOf.get(id);
      if (place !== undefined) addBit(bits, place);
    }
    return bits;
  });
}
