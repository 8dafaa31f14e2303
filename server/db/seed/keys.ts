import type { SiteData } from '#schemas/site-data.ts';
import { type Ids, numberKeys } from './rows.ts';
import { type ProductEntry, productEntries } from './variants.ts';

/** Database ids of everything that the data references by key. */
export interface SeedKeys {
  readonly media: Ids;
  readonly taxes: Ids;
  readonly manufacturers: Ids;
  readonly attributes: Ids;
  /** Attribute values by `attribute/value`. */
  readonly values: Ids;
  readonly categories: Ids;
  readonly tags: Ids;
  readonly products: Ids;
  readonly entries: readonly ProductEntry[];
}

export function collectKeys(site: SiteData): SeedKeys {
  const entries = productEntries(site);
  const values = site.attributes.flatMap((attribute) =>
    (attribute.values ?? []).map((value) => `${attribute.code}/${value.key}`),
  );
  const slugs = site.categories.map((category) => category.slug);
  return {
    media: numberKeys('media', keysOf(site.media)),
    taxes: numberKeys('taxes', keysOf(site.taxes)),
    manufacturers: numberKeys('manufacturers', keysOf(site.manufacturers ?? [])),
    attributes: numberKeys(
      'attributes',
      site.attributes.map((attribute) => attribute.code),
    ),
    values: numberKeys('attribute values', values),
    categories: numberKeys('categories', slugs),
    tags: numberKeys('tags', keysOf(site.tags)),
    products: numberKeys(
      'products',
      entries.map(({ data }) => data.sku),
    ),
    entries,
  };
}

const keysOf = (items: readonly { readonly key: string }[]) => items.map((item) => item.key);
