import type { Generated, GeneratedAlways } from 'kysely';
import type { MeasureUnit } from '#schemas/constants.ts';
import type { LocalizedText } from '#schemas/languages.ts';
import type { CustomOptionData, FilterType, ProductFormat } from '#schemas/site-data.ts';
import type { Jsonb, JsonbDefault, Localized } from '../columns.ts';

export interface AttributesTable {
  id: Generated<number>;
  code: string;
  label: Localized;
  type: FilterType;
  filterable: boolean;
  position: Generated<number>;
}

export interface AttributeValuesTable {
  id: Generated<number>;
  attribute_id: number;
  key: string;
  label: Localized;
  swatch: string | null;
  media_id: number | null;
  position: number;
}

export interface CategoriesTable {
  id: Generated<number>;
  /** The slug of the first language in `slugs`. */
  slug: string;
  /** Completed by a trigger, which also writes `category_slugs`. */
  slugs: JsonbDefault<LocalizedText>;
  parent_id: number | null;
  position: Generated<number>;
  name: Localized;
  description: Localized;
  media_id: number | null;
  flag: Generated<string>;
  sort_types: Generated<readonly string[]>;
  sort_default_type: string | null;
  hidden: Generated<boolean>;
}

export interface CategorySlugsTable {
  language: string;
  slug: string;
  category_id: number;
  is_current: Generated<boolean>;
}

export interface TagsTable {
  id: Generated<number>;
  key: string;
  title: Localized;
}

export interface ProductsTable {
  id: Generated<number>;
  sku: string;
  format: ProductFormat;
  slugs: Localized;
  name: Localized;
  excerpt: Localized;
  description: Localized;
  retail_price: number;
  sale_price: number | null;
  /** Written only by triggers, from `price_history`. */
  lowest_price_30: number | null;
  membership_price: number | null;
  final_price: GeneratedAlways<number>;
  tax_id: number;
  stock: number | null;
  /** Number of pieces that carts reserve during payment. */
  reserved: Generated<number>;
  /** Number of pieces for sale; null if stock is not counted. */
  available: GeneratedAlways<number | null>;
  low_stock: GeneratedAlways<boolean>;
  weight_grams: number | null;
  category_priority: Generated<number>;
  featured: Generated<boolean>;
  /** Whether the shop leaves it out now; written by a trigger and by `product-dates.ts`. */
  archived: Generated<boolean>;
  /** Whether staff have hidden it. */
  hidden: Generated<boolean>;
  shown_from: string | null;
  shown_until: string | null;
  /** Languages of the shop that show it; null for all. */
  languages: readonly string[] | null;
  /** Whether each sold unit issues a ticket. */
  is_ticket: Generated<boolean>;
  /** Each sold unit issues a code of this kind. */
  code_kind: 'voucher' | 'memberCard' | null;
  /** Number of months that the code is valid. */
  code_months: number | null;
  visible_individually: Generated<boolean>;
  main_product_id: number | null;
  main_category_id: number | null;
  variant_attributes: Jsonb<Record<string, string>> | null;
  measure_amount: number | null;
  measure_unit: MeasureUnit | null;
  manufacturer_id: number | null;
  warnings: Localized | null;
  revision: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface ProductSlugsTable {
  language: string;
  slug: string;
  product_id: number;
  is_current: Generated<boolean>;
}

export interface ProductCategoriesTable {
  product_id: number;
  category_id: number;
  position: number;
}

export interface ProductTagsTable {
  product_id: number;
  tag_id: number;
}

export interface ProductMediaTable {
  product_id: number;
  position: number;
  media_id: number;
}

export interface ProductAttributeValuesTable {
  id: Generated<number>;
  product_id: number;
  list_product_id: number;
  attribute_id: number;
  value_id: number | null;
  value_number: number | null;
  value_date: string | null;
  value_bool: boolean | null;
}

export interface BundleItemsTable {
  product_id: number;
  position: number;
  item_product_id: number;
  qty: number;
}

export interface CustomOptionsTable {
  id: Generated<number>;
  product_id: number;
  key: string;
  position: number;
  label: Localized;
  type: CustomOptionData['type'];
  required: boolean;
  max_length: number | null;
  choices: JsonbDefault<NonNullable<CustomOptionData['values']>>;
}

export interface CrossSellsTable {
  product_id: number;
  position: number;
  other_product_id: number;
}

export interface PriceHistoryTable {
  id: GeneratedAlways<number>;
  product_id: number;
  retail_price: number;
  sale_price: number | null;
  membership_price: number | null;
  /** Null in rows from before tax rates were recorded. */
  tax_rate: number | null;
  sold: Generated<boolean>;
  final_price: GeneratedAlways<number>;
  reduced: GeneratedAlways<boolean>;
  created_at: Generated<string>;
}

/** Started and ended by `server/services/catalogue/product-sales.ts`. */
export interface PlannedSalesTable {
  id: Generated<number>;
  product_id: number;
  sale_price: number;
  starts_at: string;
  ends_at: string;
  state: Generated<'planned' | 'running' | 'over'>;
}

export interface ManufacturersTable {
  id: Generated<number>;
  key: string;
  name: string;
  address: string;
  contact: string;
  /** The responsible person in the EU if the manufacturer is elsewhere. */
  responsible: Jsonb<Record<'name' | 'address' | 'contact', string>> | null;
}

export interface ProductSearchTable {
  product_id: number;
  language: string;
  title: string;
  sku: string;
  excerpt: string;
  body: string;
}

/** Written only by a trigger, for every change of `products.stock`. */
export interface StockMovementsTable {
  id: GeneratedAlways<number>;
  product_id: number;
  quantity: number;
  /** Stock after the movement; null if it is no longer counted. */
  stock: number | null;
  reason: string;
  note: Generated<string>;
  /** Cause of the movement; counted once per product. */
  cause: string | null;
  actor_id: number | null;
  at: Generated<string>;
}
