import type { CartItem } from '#schemas/entities/cart-item.ts';
import type { BundlePart } from './bundle.ts';
import type { ProductFacts } from './product-facts.ts';

export interface StockDemand {
  readonly productId: number;
  readonly stock: number;
  /** Pieces needed for one unit of the line. */
  readonly pieces: number;
}

/** Stock-counted products that one unit of a line needs, each listed once. */
export function stockNeeds(product: ProductFacts, parts: readonly BundlePart[]): StockDemand[] {
  const needs = new Map<number, StockDemand>();
  for (const { product: taken, qty } of [{ product, qty: 1 }, ...parts]) {
    if (taken.stock === null) continue;
    const pieces = (needs.get(taken.id)?.pieces ?? 0) + qty;
    needs.set(taken.id, { productId: taken.id, stock: taken.stock, pieces });
  }
  return [...needs.values()];
}

interface Line {
  readonly qty: number;
  readonly needs: readonly StockDemand[];
}

/** Total pieces of each stock-counted product needed by all lines. */
export function stockDemand(lines: readonly Line[]): Map<number, number> {
  const demand = new Map<number, number>();
  for (const { qty, needs } of lines) {
    for (const { productId, pieces } of needs) {
      demand.set(productId, (demand.get(productId) ?? 0) + qty * pieces);
    }
  }
  return demand;
}

/** Units of a line that are available given the other lines; null when no stock is counted. */
export function availableUnits(line: Line, demand: ReadonlyMap<number, number>): number | null {
  const units = line.needs.map(({ productId, stock, pieces }) => {
    const others = (demand.get(productId) ?? 0) - line.qty * pieces;
    return Math.max(0, Math.floor((stock - others) / pieces));
  });
  return units.length > 0 ? Math.min(...units) : null;
}

const fewLeft = 5;

export function stockState(
  qty: number,
  available: number | null,
  isSold: boolean,
): CartItem['stock']['state'] {
  if (!isSold) return 'unavailable';
  if (available === null) return 'ok';
  if (qty > available) return 'exceeded';
  return available <= fewLeft ? 'low' : 'ok';
}
