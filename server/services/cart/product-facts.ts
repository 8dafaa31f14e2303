import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Language, LocalizedText } from '#schemas/languages.ts';
import type { CustomOptionData, ProductFormat } from '#schemas/site-data.ts';
import type { Database } from '../../db/schema.ts';
import { isIn } from '../is-published.ts';
import { buyersLists, type ListPrice, listPriceJson } from '../price-lists/list-price-sql.ts';

export interface OptionFacts {
  readonly id: number;
  readonly label: LocalizedText;
  readonly type: CustomOptionData['type'];
  readonly required: boolean;
  readonly maxLength: number | null;
  readonly choices: NonNullable<CustomOptionData['values']>;
}

/** Product data that cart and checkout use, read straight from the catalogue. */
export interface ProductFacts {
  readonly id: number;
  readonly sku: string;
  readonly format: ProductFormat;
  readonly name: LocalizedText;
  readonly slugs: LocalizedText;
  readonly mainId: number | null;
  readonly mainSlugs: LocalizedText | null;
  /** Whether it can be bought as part of a set: neither the product nor its main product is archived. */
  readonly isOffered: boolean;
  /** Whether it can be bought on its own: it is also published in the language of the cart. */
  readonly isSold: boolean;
  readonly isVisible: boolean;
  /** A gift voucher, which has a money value and no content of its own. */
  readonly isVoucher: boolean;
  readonly retailPrice: number;
  readonly salePrice: number | null;
  readonly lowestPrice30: number | null;
  readonly membershipPrice: number | null;
  /** Lowest price of the price lists that hold for the cart's buyer. */
  readonly listPrice: ListPrice | null;
  readonly taxId: number;
  /** Tax rate in percent, if no other rate applies to the destination. */
  readonly taxRate: number;
  /**
   * Pieces available to this cart: unreserved ones and its own reservation. Null when stock is not counted.
   */
  readonly stock: number | null;
  /** Custom options; a variant also has those of its main product. */
  readonly options: readonly OptionFacts[];
  readonly bundle: readonly { readonly productId: number; readonly qty: number }[];
}

export type Catalogue = ReadonlyMap<number, ProductFacts>;

/**
 * Loads the named products, the entries of bundles among them, and the options of all. The ids are passed as
 * JSON: with a short array as a parameter, PostgreSQL never settles on one plan and re-plans each time, which
 * takes longer than the read.
 */
export async function loadCatalogue(
  db: Kysely<Database>,
  ids: readonly number[],
  language: Language,
): Promise<Catalogue> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ products: readonly ProductRow[] }>`
    WITH named AS (SELECT id::int FROM json_array_elements_text(${JSON.stringify(ids)}) AS id)
    SELECT ${productRows(null, true)} AS products`.execute(db);
  return toCatalogue(rows[0]?.products ?? [], language);
}

/**
 * JSON of the products in `named (id)` and of the entries of bundles among them; guests have no price lists. LIMIT
 * makes PostgreSQL look each product up; it expects many entries of bundles and would scan a small catalogue.
 */
export const productRows = (
  cartId: string | null,
  isGuest: boolean,
): RawBuilder<readonly ProductRow[]> => sql`(
  SELECT coalesce(json_agg(row), '[]') FROM (
    ${isGuest ? sql`` : sql`WITH RECURSIVE ${buyersLists(cartId)}`}
    SELECT p.id, p.sku, p.format, p.name, p.slugs, p.main_product_id, main.slugs AS main_slugs,
      main.archived AS main_archived, p.archived, p.languages, p.visible_individually, p.retail_price,
      p.sale_price, p.lowest_price_30, p.membership_price, ${isGuest ? sql`NULL` : listPriceJson} AS list_price,
      p.tax_id, taxes.rate, p.code_kind,
      p.available + coalesce(own.qty, 0) AS stock,
      ARRAY(SELECT json_build_object('id', o.id, 'label', o.label, 'type', o.type,
          'required', o.required, 'maxLength', o.max_length, 'choices', o.choices)
        FROM custom_options o WHERE o.product_id IN (p.id, p.main_product_id)
        ORDER BY o.position, o.id) AS options,
      ARRAY(SELECT json_build_object('productId', b.item_product_id, 'qty', b.qty)
        FROM bundle_items b WHERE b.product_id = p.id ORDER BY b.position) AS bundle
    FROM (SELECT id FROM named UNION SELECT b.item_product_id FROM named
      JOIN bundle_items b ON b.product_id = named.id) AS wanted
    CROSS JOIN LATERAL (SELECT * FROM products WHERE products.id = wanted.id LIMIT 1) AS p
    JOIN taxes ON taxes.id = p.tax_id
    LEFT JOIN products main ON main.id = p.main_product_id
    LEFT JOIN stock_reservations own ON own.product_id = p.id AND own.cart_id = ${cartId}::uuid
  ) AS row)`;

/** Shape of `productRows`. */
export interface ProductRow extends Pick<ProductFacts, 'id' | 'sku' | 'format' | 'name' | 'slugs'> {
  readonly main_product_id: number | null;
  readonly main_slugs: LocalizedText | null;
  readonly main_archived: boolean | null;
  readonly archived: boolean;
  readonly languages: readonly Language[] | null;
  readonly visible_individually: boolean;
  readonly retail_price: number;
  readonly sale_price: number | null;
  readonly lowest_price_30: number | null;
  readonly membership_price: number | null;
  readonly list_price: ListPrice | null;
  readonly tax_id: number;
  readonly rate: number;
  readonly code_kind: 'voucher' | 'memberCard' | null;
  readonly stock: number | null;
  readonly options: ProductFacts['options'];
  readonly bundle: ProductFacts['bundle'];
}

export function toCatalogue(rows: readonly ProductRow[], language: Language): Catalogue {
  return new Map(rows.map((row) => [row.id, toFacts(row, language)]));
}

function toFacts(row: ProductRow, language: Language): ProductFacts {
  const isOffered = !row.archived && row.main_archived !== true;
  return {
    id: row.id,
    sku: row.sku,
    format: row.format,
    name: row.name,
    slugs: row.slugs,
    mainId: row.main_product_id,
    mainSlugs: row.main_slugs,
    isOffered,
    isSold: isOffered && isIn(row.languages, language),
    isVisible: row.visible_individually,
    isVoucher: row.code_kind === 'voucher',
    retailPrice: row.retail_price,
    salePrice: row.sale_price,
    lowestPrice30: row.lowest_price_30,
    membershipPrice: row.membership_price,
    listPrice: row.list_price,
    taxId: row.tax_id,
    taxRate: row.rate,
    stock: row.stock,
    options: row.options,
    bundle: row.bundle,
  };
}
