import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Price } from '#schemas/money.ts';
import { isDigitalFormat } from '#schemas/rules/product-format.ts';
import type { Database } from '../../db/schema.ts';
import { type PricedCart, priceCart } from '../pricing/price-cart.ts';
import { availableUnits, type StockDemand, stockDemand, stockNeeds } from './availability.ts';
import { type BundleChoice, type BundlePart, resolveBundle } from './bundle.ts';
import type { CartAddresses, CartRow } from './cart-row.ts';
import {
  type ChosenDelivery,
  type ChosenExtras,
  chosenTable,
  type ExtrasRow,
  extrasJson,
  toExtras,
} from './chosen-extras.ts';
import { additionsOf, type Personalizations } from './personalizations.ts';
import {
  type Catalogue,
  type ProductFacts,
  type ProductRow,
  productRows,
  toCatalogue,
} from './product-facts.ts';
import { groupsOf, hasOrdered } from './promotion-json.ts';
import { destinationRates, isTaxKnown, type RateOf, type RateRow, ratesFor } from './tax-rates.ts';

export interface CartLine {
  readonly itemId: number;
  readonly qty: number;
  /** Unit price as last seen by the holder; null when not seen yet. */
  readonly seenPrice: number | null;
  readonly personalizations: Personalizations;
  readonly bundle: readonly BundleChoice[];
  readonly product: ProductFacts;
  readonly parts: readonly BundlePart[];
  /** False when the product is not published in the cart's language or its parts are no longer available. */
  readonly isSold: boolean;
  readonly needs: readonly StockDemand[];
}

/** A cart with everything its prices depend on. */
export interface CartState {
  readonly row: CartRow;
  /**
   * ISO code of the order currency: the site's current currency, or the cart's own when the site has none
   * set.
   */
  readonly currency: string;
  readonly lines: readonly CartLine[];
  readonly extras: ChosenExtras;
  readonly isDigitalOnly: boolean;
  readonly priced: PricedCart;
  readonly demand: ReadonlyMap<number, number>;
}

/**
 * Uses one statement, so that lines, prices, stock, coupon, card and delivery come from the same snapshot.
 */
export async function loadCartState(
  db: Kysely<Database>,
  row: CartRow,
  now: Date,
): Promise<CartState> {
  const { rows } = await sql<StateRow>`WITH ${chosenTable(row)}, ${lineTables(row.id)}
    SELECT ${stateColumns(row.id, row.user_id === null)}`.execute(db);
  return toState(row, rows[0] ?? nothing, now);
}

const nothing: StateRow = {
  products: [],
  extras: null,
  siteCurrency: null,
  taxRates: [],
  hasOrdered: false,
  groupIds: [],
  lines: [],
};

/** Tables `line` and `named` of a statement: the lines of a cart, and their products plus those in `more`. */
export const lineTables = (
  cartId: string,
  more: readonly number[] = [],
): RawBuilder<unknown> => sql`line AS MATERIALIZED (
    SELECT item_id, product_id, qty, options, bundle, seen_price FROM cart_items
    WHERE cart_id = ${cartId}::uuid),
  named AS (SELECT product_id AS id FROM line
    UNION SELECT (choice ->> 'selected')::int FROM line, jsonb_array_elements(bundle) AS choice
    WHERE choice ->> 'selected' IS NOT NULL
    UNION SELECT id::int FROM json_array_elements_text(${JSON.stringify(more)}) AS id)`;

/**
 * Columns of `StateRow`, read from the tables `chosen`, `line` and `named`. A guest's cart belongs to no user, so no
 * price list and no group applies.
 */
export const stateColumns = (cartId: string, isGuest: boolean): RawBuilder<unknown> => sql`
  ${productRows(cartId, isGuest)} AS products, ${extrasJson} AS extras,
  (SELECT value ->> 'code' FROM options WHERE key = 'site.currency') AS "siteCurrency",
  ${destinationRates(cartId)} AS "taxRates", ${hasOrdered(cartId)} AS "hasOrdered",
  ${isGuest ? sql`'[]'::json` : groupsOf(cartId)} AS "groupIds",
  (SELECT coalesce(json_agg(line ORDER BY item_id), '[]') FROM line) AS lines`;

export function toState(row: CartRow, read: StateRow, now: Date): CartState {
  const catalogue = toCatalogue(read.products, row.language);
  const lines = read.lines.flatMap((item) => toLine(item, catalogue));
  const extras = toExtras(read.extras, now);
  const rateOf = ratesFor(row.addresses, read.taxRates);
  const isDigitalOnly = lines.length > 0 && lines.every(isDigital);
  const priced = priceCart({
    lines: lines.map((line) => toPriceLine(line, rateOf)),
    isMember: extras.isMember,
    hasOrdered: read.hasOrdered,
    groupIds: read.groupIds,
    countryId: destinationOf(row),
    promotions: extras.promotions,
    voucher: extras.voucher,
    delivery: isDigitalOnly || lines.length === 0 ? null : taxedDelivery(extras.delivery, rateOf),
    now,
    isTaxKnown: isTaxKnown(row.addresses),
  });
  const currency = read.siteCurrency ?? row.currency;
  return { row, currency, lines, extras, isDigitalOnly, priced, demand: stockDemand(lines) };
}

function destinationOf({ addresses }: CartRow): number | null {
  const { Main, Shipping } = addresses as CartAddresses;
  return (Shipping ?? Main)?.country ?? null;
}

export interface StateRow {
  readonly products: readonly ProductRow[];
  readonly extras: ExtrasRow | null;
  /** ISO code of the site's currency; null when never set. */
  readonly siteCurrency: string | null;
  readonly taxRates: readonly RateRow[];
  /** Whether its buyer has ordered before; false if no promotion depends on it. */
  readonly hasOrdered: boolean;
  /** Customer groups of its buyer. */
  readonly groupIds: readonly number[];
  readonly lines: readonly LineRow[];
}

export interface LineRow {
  readonly item_id: number;
  readonly product_id: number;
  readonly qty: number;
  readonly options: { readonly personalizations?: Personalizations };
  readonly bundle: readonly BundleChoice[];
  readonly seen_price: number | null;
}

function toLine(item: LineRow, catalogue: Catalogue): CartLine[] {
  const { item_id: itemId, qty, bundle, seen_price: seenPrice } = item;
  const product = catalogue.get(item.product_id);
  if (!product) return [];
  const { personalizations = {} } = item.options;
  const contents = contentsOf(product, bundle, catalogue);
  return [{ itemId, qty, seenPrice, personalizations, bundle, product, ...contents }];
}

function contentsOf(product: ProductFacts, bundle: readonly BundleChoice[], catalogue: Catalogue) {
  if (product.format !== 'Bundle') {
    const isSold = product.isSold && product.format !== 'Configurable';
    return { parts: [], isSold, needs: stockNeeds(product, []) };
  }
  const parts = resolveBundle(product, bundle, catalogue);
  if (!parts.ok) return { parts: [], isSold: false, needs: stockNeeds(product, []) };
  return { parts: parts.value, isSold: product.isSold, needs: stockNeeds(product, parts.value) };
}

function isDigital({ product, parts }: CartLine): boolean {
  if (product.format !== 'Bundle') return isDigitalFormat(product.format);
  return parts.length > 0 && parts.every((part) => isDigitalFormat(part.product.format));
}

const taxedDelivery = (delivery: ChosenDelivery | null, rateOf: RateOf) =>
  delivery && { ...delivery, taxRate: rateOf(delivery) };

function toPriceLine({ product, parts, qty, personalizations }: CartLine, rateOf: RateOf) {
  const ofParts = parts.map(
    (part) => part.qty * additionsOf(part.product.options, part.personalizations),
  );
  const additions = ofParts.reduce(
    (sum, cents) => sum + cents,
    additionsOf(product.options, personalizations),
  );
  const { id, mainId, retailPrice, salePrice, membershipPrice, listPrice } = product;
  const productIds = mainId === null ? [id] : [id, mainId];
  const { isVoucher } = product;
  return {
    qty,
    productIds,
    isVoucher,
    retailPrice,
    salePrice,
    membershipPrice,
    listPrice: listPrice && listPrice.price,
    taxRate: rateOf(product),
    additions,
  };
}

/** Returns the amount that the holder pays for the cart. */
export const priceOf = ({ priced, currency }: CartState): Price => ({
  amount: priced.summary.orderTotal,
  currency,
});

/** Units of a line that are available; null when no stock is counted. */
export function availableTo(state: CartState, line: CartLine): number | null {
  return availableUnits(line, state.demand);
}
