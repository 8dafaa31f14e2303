import type { Kysely } from 'kysely';
import type { LocalizedText } from '#schemas/languages.ts';
import type { CustomOptionData, ProductFormat } from '#schemas/site-data.ts';
import type { Database } from '../../db/schema.ts';

export interface OptionFacts {
  readonly id: number;
  readonly label: LocalizedText;
  readonly type: CustomOptionData['type'];
  readonly required: boolean;
  readonly maxLength: number | null;
  readonly choices: NonNullable<CustomOptionData['values']>;
}

/** What cart and checkout know of a product, straight from the catalogue. */
export interface ProductFacts {
  readonly id: number;
  readonly sku: string;
  readonly format: ProductFormat;
  readonly name: LocalizedText;
  readonly slugs: LocalizedText;
  readonly mainId: number | null;
  readonly mainSlugs: LocalizedText | null;
  /** Can be bought: not archived, nor is the product it is a variant of. */
  readonly isSold: boolean;
  readonly isVisible: boolean;
  readonly retailPrice: number;
  readonly salePrice: number | null;
  readonly lowestPrice30: number | null;
  readonly membershipPrice: number | null;
  readonly taxRate: number;
  /** Null: not counted. */
  readonly stock: number | null;
  /** A variant has those of its main product. */
  readonly options: readonly OptionFacts[];
  readonly bundle: readonly { readonly productId: number; readonly qty: number }[];
}

export type Catalogue = ReadonlyMap<number, ProductFacts>;

/** The named products, the entries of those that are bundles, and the options of all. */
export async function loadCatalogue(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Catalogue> {
  if (ids.length === 0) return new Map();
  const entries = await db
    .selectFrom('bundle_items')
    .select(['product_id', 'item_product_id', 'qty'])
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const all = [...new Set([...ids, ...entries.map((entry) => entry.item_product_id)])];
  const rows = await selectProducts(db, all).execute();
  const owners = new Set(rows.flatMap((row) => [row.id, row.main_product_id ?? row.id]));
  const options = await db
    .selectFrom('custom_options')
    .selectAll()
    .where('product_id', 'in', [...owners, 0])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return new Map(
    rows.map((row) => {
      const own = options.filter(
        ({ product_id: id }) => id === row.id || id === row.main_product_id,
      );
      const bundle = entries.filter((entry) => entry.product_id === row.id);
      return [row.id, toFacts(row, own, bundle)];
    }),
  );
}

function selectProducts(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('products as p')
    .innerJoin('taxes', 'taxes.id', 'p.tax_id')
    .leftJoin('products as main', 'main.id', 'p.main_product_id')
    .select([
      'p.id',
      'p.sku',
      'p.format',
      'p.name',
      'p.slugs',
      'p.main_product_id',
      'main.slugs as main_slugs',
      'main.archived as main_archived',
      'p.archived',
      'p.visible_individually',
      'p.retail_price',
      'p.sale_price',
      'p.lowest_price_30',
      'p.membership_price',
      'taxes.rate',
      'p.stock',
    ])
    .where('p.id', 'in', ids);
}

type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number];

interface OptionRow extends Omit<OptionFacts, 'maxLength'> {
  readonly max_length: number | null;
}

function toFacts(
  row: ProductRow,
  options: readonly OptionRow[],
  bundle: readonly { readonly item_product_id: number; readonly qty: number }[],
): ProductFacts {
  return {
    id: row.id,
    sku: row.sku,
    format: row.format,
    name: row.name,
    slugs: row.slugs,
    mainId: row.main_product_id,
    mainSlugs: row.main_slugs,
    isSold: !row.archived && row.main_archived !== true,
    isVisible: row.visible_individually,
    retailPrice: row.retail_price,
    salePrice: row.sale_price,
    lowestPrice30: row.lowest_price_30,
    membershipPrice: row.membership_price,
    taxRate: row.rate,
    stock: row.stock,
    options: options.map(({ max_length: maxLength, ...option }) => ({ ...option, maxLength })),
    bundle: bundle.map(({ item_product_id: productId, qty }) => ({ productId, qty })),
  };
}
