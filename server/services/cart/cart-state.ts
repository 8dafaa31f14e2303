import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type PricedCart, priceCart } from '../pricing/price-cart.ts';
import { availableUnits, type StockNeed, stockDemand, stockNeeds } from './availability.ts';
import { type BundleChoice, type BundlePart, resolveBundle } from './bundle.ts';
import type { CartRow } from './cart-row.ts';
import { type ChosenExtras, loadExtras } from './chosen-extras.ts';
import { chosenVariants } from './chosen-options.ts';
import { additionsOf, type Personalizations } from './personalizations.ts';
import { type Catalogue, loadCatalogue, type ProductFacts } from './product-facts.ts';

export interface CartLine {
  readonly itemId: number;
  readonly qty: number;
  readonly personalizations: Personalizations;
  readonly bundle: readonly BundleChoice[];
  readonly product: ProductFacts;
  readonly parts: readonly BundlePart[];
  /** False: archived, or its parts cannot be had any more. */
  readonly isSold: boolean;
  readonly needs: readonly StockNeed[];
}

/** A cart with everything its prices depend on. */
export interface CartState {
  readonly row: CartRow;
  readonly lines: readonly CartLine[];
  readonly extras: ChosenExtras;
  readonly isDigitalOnly: boolean;
  readonly priced: PricedCart;
  readonly demand: ReadonlyMap<number, number>;
}

export async function loadCartState(
  db: Kysely<Database>,
  row: CartRow,
  now: Date,
): Promise<CartState> {
  const lines = await loadLines(db, row.id);
  const extras = await loadExtras(db, row, now);
  const isDigitalOnly = lines.length > 0 && lines.every(isDigital);
  const priced = priceCart({
    lines: lines.map(toPriceLine),
    isMember: extras.isMember,
    coupon: extras.coupon,
    delivery: isDigitalOnly || lines.length === 0 ? null : extras.delivery,
    now,
  });
  return { row, lines, extras, isDigitalOnly, priced, demand: stockDemand(lines) };
}

async function loadLines(db: Kysely<Database>, cartId: string): Promise<CartLine[]> {
  const items = await db
    .selectFrom('cart_items')
    .select(['item_id', 'product_id', 'qty', 'options', 'bundle'])
    .where('cart_id', '=', cartId)
    .orderBy('item_id')
    .execute();
  const bundleOf = (item: (typeof items)[number]) => item.bundle as readonly BundleChoice[];
  const ids = items.flatMap((item) => [item.product_id, ...chosenVariants(bundleOf(item))]);
  const catalogue = await loadCatalogue(db, [...new Set(ids)]);
  return items.flatMap((item) => {
    const product = catalogue.get(item.product_id);
    if (!product) return [];
    const { personalizations = {} } = item.options as { personalizations?: Personalizations };
    const bundle = bundleOf(item);
    const { item_id: itemId, qty } = item;
    return [
      { itemId, qty, personalizations, bundle, product, ...settle(product, bundle, catalogue) },
    ];
  });
}

function settle(product: ProductFacts, bundle: readonly BundleChoice[], catalogue: Catalogue) {
  if (product.format !== 'Bundle') {
    const isSold = product.isSold && product.format !== 'Configurable';
    return { parts: [], isSold, needs: stockNeeds(product, []) };
  }
  const parts = resolveBundle(product, bundle, catalogue);
  if (!parts.ok) return { parts: [], isSold: false, needs: stockNeeds(product, []) };
  return { parts: parts.value, isSold: product.isSold, needs: stockNeeds(product, parts.value) };
}

function isDigital({ product, parts }: CartLine): boolean {
  if (product.format !== 'Bundle') return product.format === 'EProduct';
  return parts.length > 0 && parts.every((part) => part.product.format === 'EProduct');
}

function toPriceLine({ product, parts, qty, personalizations }: CartLine) {
  const ofParts = parts.map(
    (part) => part.qty * additionsOf(part.product.options, part.personalizations),
  );
  const additions = ofParts.reduce(
    (sum, cents) => sum + cents,
    additionsOf(product.options, personalizations),
  );
  const { retailPrice, salePrice, membershipPrice, taxRate } = product;
  return { qty, retailPrice, salePrice, membershipPrice, taxRate, additions };
}

/** Units of a line that can be had; null where nothing is counted. */
export function availableTo(state: CartState, line: CartLine): number | null {
  return availableUnits(line, state.demand);
}
