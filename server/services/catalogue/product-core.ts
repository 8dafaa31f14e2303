import { sql } from 'kysely';
import { discountPercent, type MeasureUnit } from '#schemas/constants.ts';
import type { Media } from '#schemas/entities/media.ts';
import type { Variant } from '#schemas/entities/product-parts.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import type { ProductFormat } from '#schemas/site-data.ts';
import { type MediaRow, mediaOf } from '../content/media-entity.ts';
import { referenceColumn } from './reference-price.ts';

/** Data that all representations of a product share. */
export interface CoreRow {
  readonly id: number;
  readonly sku: string;
  readonly format: ProductFormat;
  readonly slugs: LocalizedText;
  readonly name: LocalizedText;
  readonly retail_price: number;
  readonly final_price: number;
  readonly lowest_price_30: number | null;
  readonly membership_price: number | null;
  readonly measure_amount: number | null;
  readonly measure_unit: MeasureUnit | null;
  readonly tax_rate: number;
  readonly stock: number | null;
  readonly in_stock: boolean;
  readonly visible_individually: boolean;
  /** Languages in which the product is published; null for all. */
  readonly languages: readonly Language[] | null;
  readonly main_product_id: number | null;
  readonly main_slugs: LocalizedText | null;
  readonly variant_attributes: Readonly<Record<string, string>> | null;
  readonly media: readonly MediaRow[];
}

/** A configurable product is in stock if one variant is, a bundle if all its entries are. */
export const inStock = sql`CASE p.format
  WHEN 'Configurable' THEN EXISTS (SELECT FROM products v WHERE v.main_product_id = p.id
    AND NOT v.archived AND v.available IS DISTINCT FROM 0)
  WHEN 'Bundle' THEN p.available IS DISTINCT FROM 0 AND NOT EXISTS (
    SELECT FROM bundle_items b JOIN products e ON e.id = b.item_product_id
    WHERE b.product_id = p.id AND (e.archived OR CASE e.format
      WHEN 'Configurable' THEN NOT EXISTS (SELECT FROM products v WHERE v.main_product_id = e.id
        AND NOT v.archived AND coalesce(v.available, b.qty) >= b.qty)
      ELSE coalesce(e.available, b.qty) < b.qty END))
  ELSE p.available IS DISTINCT FROM 0 END`;

/** Columns of `CoreRow`, from `coreTables`, with at most `pictures` pictures. */
export const coreColumns = (pictures: number) => sql`p.id, p.sku, p.format, p.slugs, p.name,
  p.retail_price, p.final_price, p.lowest_price_30, p.membership_price, p.measure_amount,
  p.measure_unit, t.rate AS tax_rate,
  p.available AS stock, ${inStock} AS in_stock, p.visible_individually, p.languages, p.main_product_id,
  main.slugs AS main_slugs, p.variant_attributes,
  (SELECT coalesce(jsonb_agg(shown.file), '[]') FROM (
    SELECT to_jsonb(file) AS file FROM product_media pm JOIN media file ON file.id = pm.media_id
    WHERE pm.product_id = p.id AND file.deleted_at IS NULL
    ORDER BY pm.position LIMIT ${pictures}) AS shown) AS media`;

export const coreTables = sql`products p JOIN taxes t ON t.id = p.tax_id
  LEFT JOIN products main ON main.id = p.main_product_id`;

export type Core = Omit<Variant, 'configuration'>;

export function coreOf(row: CoreRow, language: Language): Core {
  return {
    id: row.id,
    name: localize(row.name, language),
    type: row.format,
    media: row.media.map((medium): Media => mediaOf(medium, language)),
    slug: localize(row.slugs, language),
    sku: row.sku,
    format: row.format,
    discount: discountOf(row),
    basicPrice: withoutTax(row.retail_price, row.tax_rate),
    retailPrice: row.retail_price,
    finalPrice: row.final_price,
    membershipPrice: row.membership_price,
    lowestPrice30: row.lowest_price_30,
    unitPrice: perMeasure(row.final_price, row.measure_amount, row.measure_unit),
    taxRate: row.tax_rate,
    inStock: row.in_stock,
    stock: row.stock,
    isVisibleIndividually: row.visible_individually,
    mainProductSlug: row.main_slugs && localize(row.main_slugs, language),
  };
}

/** Percent off the reference price; without one no reduction may be displayed (ZZP art. 19). */
function discountOf(row: CoreRow): number {
  const { [referenceColumn]: reference, final_price: price } = row;
  return reference !== null && price < reference ? discountPercent(reference, price) : 0;
}

/** Price per unit of measure; null when the product is exactly one unit. */
export function perMeasure(
  price: number,
  measure: number | null,
  unit: MeasureUnit | null,
): NonNullable<Core['unitPrice']> | null {
  if (measure === null || unit === null || measure === 1) return null;
  return { amount: Math.round(price / measure), unit };
}

/** Removes the included tax; rounded to whole cents. */
export function withoutTax(price: number, rate: number): number {
  return Math.round((price * 100) / (100 + rate));
}
