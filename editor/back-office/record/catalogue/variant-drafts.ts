import type { ProductVariants, SavedVariant } from '#schemas/api/catalogue-staff.ts';
import { type AmountFormat, amountText, parseAmount } from '../../../i18n/parse-amount.ts';

type Known = ProductVariants['rows'][number];
type Axis = ProductVariants['axes'][number];

/** A row of the grid with its text as typed. */
export interface VariantDraft {
  readonly held: Known | null;
  readonly choice: Readonly<Record<string, string>>;
  readonly sku: string;
  readonly price: string;
  readonly stock: string;
  readonly isActive: boolean;
}

/** Columns that staff can type and paste into, from left to right. */
export const typedColumns = ['sku', 'price', 'stock'] as const;
export type TypedColumn = (typeof typedColumns)[number];

export const draftOf = (held: Known, format: AmountFormat): VariantDraft => ({
  held,
  choice: held.choice,
  sku: held.sku,
  price: amountText(held.price, format),
  stock: held.stock === null ? '' : String(held.stock),
  isActive: held.state === 'active',
});

const choiceKey = (choice: VariantDraft['choice']) =>
  JSON.stringify(Object.entries(choice).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** New rows for every combination of the chosen values that no row has. */
export function generated(
  axes: readonly Axis[],
  chosen: Readonly<Record<string, readonly string[]>>,
  rows: readonly VariantDraft[],
  product: { readonly sku: string; readonly price: number },
  format: AmountFormat,
): VariantDraft[] {
  const used = axes.filter(({ code }) => (chosen[code] ?? []).length > 0);
  if (used.length === 0) return [];
  const known = new Set(rows.map(({ choice }) => choiceKey(choice)));
  const choices = used.reduce<Record<string, string>[]>(
    (all, { code }) =>
      all.flatMap((choice) => (chosen[code] ?? []).map((key) => ({ ...choice, [code]: key }))),
    [{}],
  );
  return choices
    .filter((choice) => !known.has(choiceKey(choice)))
    .map((choice) => ({
      held: null,
      choice,
      sku: [product.sku, ...Object.values(choice)].join('-').toUpperCase(),
      price: amountText(product.price, format),
      stock: '0',
      isActive: true,
    }));
}

/** Returns the rows with spreadsheet cells pasted at a row and column. Cells beyond the grid are ignored. */
export function pasted(
  rows: readonly VariantDraft[],
  text: string,
  at: number,
  column: TypedColumn,
): VariantDraft[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const first = typedColumns.indexOf(column);
  return rows.map((row, index) => {
    const line = lines[index - at];
    if (index < at || line === undefined) return row;
    const cells = line.split('\t').slice(0, typedColumns.length - first);
    return cells.reduce(
      (changed, cell, cellAt) => ({
        ...changed,
        [typedColumns[first + cellAt] ?? '']: cell.trim(),
      }),
      row,
    );
  });
}

/** Returns the changes to save, or the first cell with an invalid value. */
export function savedRows(
  rows: readonly VariantDraft[],
  digits: number,
):
  | { readonly rows: readonly SavedVariant[] }
  | { readonly wrong: { readonly at: number; readonly column: TypedColumn } } {
  const saved: SavedVariant[] = [];
  for (const [at, draft] of rows.entries()) {
    const price = parseAmount(draft.price, digits);
    const stock = draft.stock === '' ? null : Number(draft.stock);
    if (draft.sku.trim() === '') return { wrong: { at, column: 'sku' } };
    if (price === null) return { wrong: { at, column: 'price' } };
    if (stock !== null && !(Number.isInteger(stock) && stock >= 0)) {
      return { wrong: { at, column: 'stock' } };
    }
    saved.push({
      id: draft.held?.id ?? null,
      ...(draft.held && { revision: draft.held.revision }),
      choice: { ...draft.choice },
      sku: draft.sku.trim(),
      price,
      // Sales can change the stock in the meantime, so an unchanged stock is not sent.
      ...(stock !== (draft.held?.stock ?? undefined) && { stock }),
      state: draft.isActive ? 'active' : 'hidden',
    });
  }
  return { rows: saved };
}
