import type { ListPrices, SavedPrice } from '#schemas/api/price-list-staff.ts';
import { type AmountFormat, amountText, parseAmount } from '../../../i18n/parse-amount.ts';
import { isAbove } from './above-regular.tsx';

type Known = ListPrices['rows'][number];

/** A row of the grid with its text as typed. */
export interface PriceDraft {
  readonly key: string;
  /** Null for a row that is not saved yet. */
  readonly held: Known | null;
  readonly sku: string;
  readonly price: string;
  readonly isRemoved: boolean;
}

/** Returns rows for the saved prices, followed by an empty row. */
export const draftsOf = (known: readonly Known[], format: AmountFormat): PriceDraft[] =>
  withNewRow(
    known.map((held) => ({
      key: held.sku,
      held,
      sku: held.sku,
      price: amountText(held.price, format),
      isRemoved: false,
    })),
  );

/**
 * Returns the rows with an empty one at the end. Removed rows stay in the array, so keys by number are
 * unique.
 */
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

/** Returns the rows with pasted lines of SKU and price: known SKUs get the price, others become new rows. */
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

/** Returns the rows with prices pasted from a row downwards. Prices beyond the grid are ignored. */
export function pastedPrices(rows: readonly PriceDraft[], text: string, at: number): PriceDraft[] {
  const prices = cellsOf(text).map(([price = '']) => price);
  const shown = rows.slice(at).filter(({ isRemoved }) => !isRemoved);
  return rows.map((row) => {
    const price = prices[shown.indexOf(row)];
    return price === undefined || isEmpty(row) ? row : { ...row, price };
  });
}

/** Whether a price, as typed, is above the regular price of its product. */
export function isAboveRegular({ held, price, isRemoved }: PriceDraft, digits: number): boolean {
  const amount = parseAmount(price, digits);
  return held !== null && !isRemoved && isAbove(amount, held.retailPrice);
}

export type PriceColumn = 'sku' | 'price';

/** Returns the changes to save, each with its row, or the first cell with an invalid value. */
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
