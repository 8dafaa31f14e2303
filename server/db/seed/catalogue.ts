import type { Kysely } from 'kysely';
import { defaultLanguage } from '#schemas/languages.ts';
import type { AttributeData, CategoryData, SiteData } from '#schemas/site-data.ts';
import type { Database } from '../schema.ts';
import type { SeedKeys } from './keys.ts';
import { seedProducts } from './products.ts';
import { insertRows } from './rows.ts';

export async function seedCatalogue(
  db: Kysely<Database>,
  site: SiteData,
  keys: SeedKeys,
): Promise<void> {
  await insertRows(
    db,
    'attributes',
    site.attributes.map(({ code, label, type, filterable }, position) => ({
      id: keys.attributes.of(code),
      code,
      label,
      type,
      filterable,
      position,
    })),
  );
  await insertRows(
    db,
    'attribute_values',
    site.attributes.flatMap((attribute) => valueRows(attribute, keys)),
  );
  await insertRows(db, 'categories', site.categories.map(categoryRow(keys)));
  await insertRows(
    db,
    'tags',
    site.tags.map(({ key, title }) => ({ id: keys.tags.of(key), key, title })),
  );
  await insertRows(
    db,
    'manufacturers',
    (site.manufacturers ?? []).map(({ key, name, address, contact, responsible = null }) => ({
      id: keys.manufacturers.of(key),
      key,
      name,
      address,
      contact,
      responsible,
    })),
  );
  await seedProducts(db, site, keys);
}

function valueRows({ code, values }: AttributeData, keys: SeedKeys) {
  return (values ?? []).map(({ key, label, swatch }, position) => ({
    id: keys.values.of(`${code}/${key}`),
    attribute_id: keys.attributes.of(code),
    key,
    label,
    swatch: swatch ?? null,
    media_id: swatch !== undefined && keys.media.has(swatch) ? keys.media.of(swatch) : null,
    position,
  }));
}

const categoryRow = (keys: SeedKeys) => (category: CategoryData, position: number) => ({
  id: keys.categories.of(category.slug),
  slug: category.slug,
  ...(category.slugs && { slugs: { ...category.slugs, [defaultLanguage]: category.slug } }),
  parent_id: category.parent === undefined ? null : keys.categories.of(category.parent),
  position,
  name: category.name,
  description: category.description,
  media_id: keys.media.of(category.picture),
  flag: category.flag ?? '',
  sort_types: category.sortTypes,
  sort_default_type: category.sortDefaultType,
});
