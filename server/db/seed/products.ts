import type { Kysely } from 'kysely';
import { languages } from '#schemas/languages.ts';
import type { AttributeData, SiteData } from '#schemas/site-data.ts';
import { cleanTexts } from '../../html/clean-html.ts';
import type { Database } from '../schema.ts';
import { attributeRows } from './attribute-rows.ts';
import type { SeedKeys } from './keys.ts';
import { insertRows } from './rows.ts';
import { inEveryLanguage, type ProductEntry, slugOf } from './variants.ts';

export async function seedProducts(
  db: Kysely<Database>,
  site: SiteData,
  keys: SeedKeys,
): Promise<void> {
  const { entries } = keys;
  const attributes = new Map<string, AttributeData>(site.attributes.map((a) => [a.code, a]));
  await insertRows(db, 'products', entries.map(productRow(keys)));
  await insertRows(db, 'price_history', entries.flatMap(pastPriceRows(keys)));
  await insertRows(db, 'product_slugs', entries.flatMap(slugRows(keys)));
  await insertRows(db, 'product_categories', entries.flatMap(categoryRows(keys)));
  await insertRows(db, 'product_tags', entries.flatMap(tagRows(keys)));
  await insertRows(db, 'product_media', entries.flatMap(pictureRows(keys)));
  await insertRows(db, 'product_attribute_values', attributeRows(entries, attributes, keys));
  await insertRows(db, 'bundle_items', entries.flatMap(bundleRows(keys)));
  await insertRows(db, 'custom_options', entries.flatMap(optionRows(keys)));
  await insertRows(db, 'cross_sells', entries.flatMap(crossSellRows(keys)));
}

const productRow =
  (keys: SeedKeys) =>
  ({ data, main, choice }: ProductEntry) => ({
    id: keys.products.of(data.sku),
    sku: data.sku,
    format: data.format,
    slugs: inEveryLanguage((language) => slugOf(data, language)),
    name: data.name,
    excerpt: data.excerpt,
    description: cleanTexts(data.description),
    retail_price: data.retailPrice,
    sale_price: data.salePrice ?? null,
    membership_price: data.membershipPrice ?? null,
    tax_id: keys.taxes.of(data.tax),
    stock: data.stock,
    weight_grams: data.weightGrams,
    category_priority: data.categoryPriority,
    featured: data.featured,
    is_ticket: data.isTicket ?? false,
    code_kind: data.code?.kind ?? null,
    code_months: data.code?.months ?? null,
    visible_individually: main === null,
    main_product_id: main ? keys.products.of(main.sku) : null,
    main_category_id: data.categories[0] ? keys.categories.of(data.categories[0]) : null,
    variant_attributes: choice,
    measure_amount: data.measure?.amount ?? null,
    measure_unit: data.measure?.unit ?? null,
    manufacturer_id: data.manufacturer ? keys.manufacturers.of(data.manufacturer) : null,
    warnings: data.warnings ?? null,
    created_at: data.createdAt,
  });

/** A trigger adds today's price. */
const pastPriceRows =
  (keys: SeedKeys) =>
  ({ data }: ProductEntry) =>
    (data.pastPrices ?? []).map(({ since, retailPrice, salePrice }) => ({
      product_id: keys.products.of(data.sku),
      retail_price: retailPrice,
      sale_price: salePrice ?? null,
      created_at: since,
    }));

const slugRows =
  (keys: SeedKeys) =>
  ({ data }: ProductEntry) =>
    languages.map((language) => ({
      language,
      slug: slugOf(data, language),
      product_id: keys.products.of(data.sku),
    }));

const categoryRows =
  (keys: SeedKeys) =>
  ({ data }: ProductEntry) =>
    data.categories.map((slug, position) => ({
      product_id: keys.products.of(data.sku),
      category_id: keys.categories.of(slug),
      position,
    }));

const tagRows =
  (keys: SeedKeys) =>
  ({ data }: ProductEntry) =>
    data.tags.map((tag) => ({
      product_id: keys.products.of(data.sku),
      tag_id: keys.tags.of(tag),
    }));

const pictureRows =
  (keys: SeedKeys) =>
  ({ data }: ProductEntry) =>
    data.pictures.map((picture, position) => ({
      product_id: keys.products.of(data.sku),
      position,
      media_id: keys.media.of(picture),
    }));

const bundleRows =
  (keys: SeedKeys) =>
  ({ data }: ProductEntry) =>
    (data.bundle ?? []).map(({ sku, qty }, position) => ({
      product_id: keys.products.of(data.sku),
      position,
      item_product_id: keys.products.of(sku),
      qty,
    }));

const optionRows =
  (keys: SeedKeys) =>
  ({ data }: ProductEntry) =>
    (data.customOptions ?? []).map((option, position) => ({
      product_id: keys.products.of(data.sku),
      key: option.key,
      position,
      label: option.label,
      type: option.type,
      required: option.required,
      max_length: option.maxLength ?? null,
      choices: option.values ?? [],
    }));

const crossSellRows =
  (keys: SeedKeys) =>
  ({ data }: ProductEntry) =>
    data.crossSell.map((sku, position) => ({
      product_id: keys.products.of(data.sku),
      position,
      other_product_id: keys.products.of(sku),
    }));
