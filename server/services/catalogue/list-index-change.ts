import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { isIn } from '../is-published.ts';
import type { Bits } from './list-bits.ts';
import type { ListIndex } from './list-index.ts';
import { loadListIndex, loadNames } from './list-index-load.ts';
import {
  bitsReplaced,
  byAttributeReplaced,
  type Member,
  membersReplaced,
  orderReplaced,
  valuesReplaced,
} from './list-index-replace.ts';
import { type ChangedRow, loadChangedRows, loadStock } from './list-index-rows.ts';

/** For more changed products than this, reloading the whole index is as fast. */
const maxAtOnce = 1_000;

/**
 * Returns the index after changes of single products: `list:…` for a product's row, `product:…` for its
 * availability, `words:…` for its name. The old index is not modified, because responses may still be built
 * from it.
 */
export async function followChanges(
  db: Kysely<Database>,
  index: ListIndex,
  changed: readonly string[],
): Promise<ListIndex> {
  const rowIds = idsOf(changed, 'list');
  const stockIds = idsOf(changed, 'product').filter((id) => index.positionOf.has(id));
  if (rowIds.length + stockIds.length > maxAtOnce) return loadListIndex(db);
  const rows = rowIds.length > 0 ? await loadChangedRows(db, rowIds) : [];
  if (rows.some(({ id, listed }) => listed && !index.positionOf.has(id))) return loadListIndex(db);
  const next = withRows(index, positionsOf(index, rowIds), membersOf(index, rows));
  const isRenamed = changed.some((tag) => tag.startsWith('words:'));
  return {
    ...next,
    soldOut: await readSoldOut(db, index, stockIds),
    byName: isRenamed ? await loadNames(db, index.positionOf) : index.byName,
  };
}

const idsOf = (tags: readonly string[], kind: string) =>
  tags.filter((tag) => tag.startsWith(`${kind}:`)).map((tag) => Number(tag.split(':')[1]));

const positionsOf = ({ positionOf }: ListIndex, ids: readonly number[]) =>
  ids.flatMap((id) => positionOf.get(id) ?? []);

const membersOf = ({ positionOf }: ListIndex, rows: readonly ChangedRow[]): Member<ChangedRow>[] =>
  rows.flatMap((row) => {
    const position = positionOf.get(row.id);
    return position === undefined ? [] : [{ position, of: row }];
  });

async function readSoldOut(
  db: Kysely<Database>,
  index: ListIndex,
  ids: readonly number[],
): Promise<Bits> {
  if (ids.length === 0) return index.soldOut;
  const soldOut = (await loadStock(db, ids)).filter(({ sold_out }) => sold_out);
  const gone = soldOut.map(({ id }) => id);
  return bitsReplaced(index.soldOut, positionsOf(index, ids), positionsOf(index, gone));
}

/** `positions` are those of all changed products; products without a row were deleted. */
function withRows(
  index: ListIndex,
  positions: readonly number[],
  rows: readonly Member<ChangedRow>[],
): ListIndex {
  if (positions.length === 0) return index;
  const size = index.ids.length;
  const flags = (bits: Bits, has: (row: ChangedRow) => boolean) => {
    const members = rows.filter(({ of }) => has(of)).map(({ position }) => position);
    return bitsReplaced(bits, positions, members);
  };
  const each = <T>(parts: (row: ChangedRow) => readonly T[]): Member<T>[] =>
    rows.flatMap(({ position, of }) => parts(of).map((part) => ({ position, of: part })));
  const prices = column(index.prices, rows, ({ price }) => price);
  const priorities = column(index.priorities, rows, ({ priority }) => priority);
  return {
    ...index,
    listed: Object.fromEntries(
      Object.entries(index.listed).map(([language, bits]) => [
        language,
        flags(bits, (row) => row.listed && isIn(row.languages, language)),
      ]),
    ),
    featured: flags(index.featured, ({ featured }) => featured),
    discounted: flags(index.discounted, ({ discounted }) => discounted),
    prices,
    priorities,
    byPrice: orderReplaced(index.byPrice, prices, positions),
    byPriority: orderReplaced(index.byPriority, priorities, positions),
    categories: membersReplaced(
      index.categories,
      size,
      positions,
      each((row) => row.categories),
    ),
    tags: membersReplaced(
      index.tags,
      size,
      positions,
      each((row) => row.tags),
    ),
    choices: byAttributeReplaced(
      index.choices,
      each((row) => row.choices),
      (values, members) => membersReplaced(values ?? new Map(), size, positions, members),
    ),
    ranges: byAttributeReplaced(
      index.ranges,
      each((row) => row.ranges),
      (values, members) => valuesReplaced(values, size, positions, members),
    ),
  };
}

function column(
  values: Float64Array,
  rows: readonly Member<ChangedRow>[],
  value: (row: ChangedRow) => number,
): Float64Array {
  const next = values.slice();
  for (const { position, of } of rows) next[position] = value(of);
  return next;
}
