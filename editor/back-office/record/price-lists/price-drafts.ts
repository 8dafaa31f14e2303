import type { ListPrices, SavedPrice } from '#schemas/api/price-list-staff.ts';
import { amountText, parseAmount } from '../../parse-amount.ts';

type Known = ListPrices['rows'][number];

/** A row of the grid as it is typed. */
export interface PriceDraft {
  readonly key: string;
  /** Null for a row that is not saved yet. */
  readonly held: Known | null;
  readonly sku: string;
  readonly price: string;
  readonly isRemoved: boolean;
}

/** Rows of the saved prices, and an empty one behind them. */
export const draftsOf = (known: readonly Known[], digits: number): PriceDraft[] =>
  withNewRow(
    known.map((held) => ({
      key: held.sku,
      held,
      sku: held.sku,
      price: amountText(held.price, digits),
      isRemoved: false,
    })),
  );

/** The last row is always an empty one. Removed rows stay among the others, so a number is given once. */
export function withNewRow(rows: readonly PriceDraft[]): PriceDraft[] {
  const last = rows.at(-1);
  if (last && isEmpty(last) && !last.isRemoved) return [...rows];
  const key = `new ${rows.length}`;
  return [...rows, { key, held: null, sku: '', price: '', isRemoved: false }];
}

const isEmpty = ({ held, sku, price }: PriceDraft) =>
  held === null && sku.trim() === '' && price.trim() === '';

const cellsOf = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));

/** Rows after lines of SKU and price were pasted: known SKUs get the price, others are added. */
export function pastedRows(rows: readonly PriceDraft[], text: string): PriceDraft[] {
  const next = rows.filter((row) => !isEmpty(row));
  for (const [sku = '', price = ''] of cellsOf(text)) {
    if (sku === '') continue;
    const at = next.findIndex((row) => row.sku === sku && !row.isRemoved);
    const known = next[at];
    if (known) next[at] = { ...known, price: price || known.price };
    else next.push({ key: `new ${next.length}`, held: null, sku, price, isRemoved: false });
  }
  return withNewRow(next);
}

/** Rows after prices were pasted from a row on; those beyond the grid are left out. */
export function pastedPrices(rows: readonly PriceDraft[], text: string, at: number): PriceDraft[] {
  const prices = cellsOf(text).map(([price = '']) => price);
  const shown = rows.slice(at).filter(({ isRemoved }) => !isRemoved);
  return rows.map((row) => {
    const price = prices[shown.indexOf(row)];
    return price === undefined || isEmpty(row) ? row : { ...row, price };
  });
}

export type PriceColumn = 'sku' | 'price';

/** The changes to save, each with its row; or the row and column that cannot be read. */
type SavedPrices =
  | { readonly rows: SavedPrice[]; readonly places: readonly number[] }
  | { readonly wrong: { readonly at: number; readonly column: PriceColumn } };

export function savedPrices(rows: readonly PriceDraft[], digits: number): SavedPrices {
  const saved: SavedPrice[] = [];
  const places: number[] = [];
  for (const [at, row] of rows.entries()) {
    const { held, sku, price, isRemoved } = row;
    if (isRemoved ? held === null : isEmpty(row)) continue;
    const amount = isRemoved ? null : parseAmount(price, digits);
    if (sku.trim() === '') return { wrong: { at, column: 'sku' } };
    if (!isRemoved && !amount) return { wrong: { at, column: 'price' } };
    if (amount === held?.price) continue;
    saved.push({ sku: sku.trim(), price: amount });
    places.push(at);
  }
  return { rows: saved, places };
}
