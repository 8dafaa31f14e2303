import type { Product } from '#schemas/entities/product.ts';
import type { BundleEntry } from '#schemas/entities/product-parts.ts';
import { type Language, localize } from '#schemas/languages.ts';
import type { JsonText } from '../../api/json-text.ts';
import { cleanTexts } from '../../html/clean-html.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isIn, publishedIn } from '../is-published.ts';
import { readAttributes } from './attribute-dictionary.ts';
import { categoryOfProduct } from './category-part.ts';
import { attributeSetOf } from './product-attributes.ts';
import { type ChoiceSource, choicesOf } from './product-choices.ts';
import { type CoreRow, coreOf } from './product-core.ts';
import { type DetailRow, loadProductRows } from './product-rows.ts';
import { type ResponseOf, readResponse } from './response-reader.ts';

/** Returns a product with everything its page shows; null when it is not published in the language. */
export async function readProductText(
  deps: ServiceDependencies,
  id: number,
  language: Language,
): Promise<JsonText<Product> | null> {
  const tags = ['catalogue', 'media', `product:${id}`];
  const load = () => loadProduct(deps, id);
  return readResponse(deps.cache, { key: `product ${id}`, tags, language, load });
}

/** Returns the same as a new value. */
export async function readProduct(
  deps: ServiceDependencies,
  id: number,
  language: Language,
): Promise<Product | null> {
  return (await readProductText(deps, id, language))?.read() ?? null;
}

/** Returns a product as it will be shown, also one that is not published; it cannot be bought there. */
export async function readPreview(
  deps: ServiceDependencies,
  id: number,
  language: Language,
): Promise<Product | null> {
  const responseOf = await loadProduct(deps, id, true);
  const product = responseOf?.(language);
  return product ? { ...product, canAddDirectly: false } : null;
}

async function loadProduct(
  deps: ServiceDependencies,
  id: number,
  isPreview = false,
): Promise<ResponseOf<Product> | null> {
  const [rows, attributes] = await Promise.all([
    loadProductRows(deps, id, isPreview),
    readAttributes(deps),
  ]);
  const own = rows?.family.find((row) => row.id === id);
  if (!rows || !own) return null;
  const details = { ...rows, description: cleanTexts(rows.description) };
  const source = { attributes, rows: rows.family, options: rows.options };
  return (language) =>
    isPreview || isIn(own.languages, language) ? productOf(own, details, source, language) : null;
}

function productOf(
  own: CoreRow,
  details: DetailRow,
  source: ChoiceSource,
  language: Language,
): Product {
  const choices = choicesOf(own.id, source, language);
  const bundles = bundleEntries(details, source, language);
  const { categories, tags, cross_sells, rating, safety } = details;
  return {
    ...coreOf(own, language),
    ...choices,
    taxRate: own.tax_rate,
    description: localize(details.description, language),
    excerpt: localize(details.excerpt, language),
    categoryPriority: details.category_priority,
    featured: details.featured,
    weightGrams: details.weight_grams,
    createdAt: details.created_at,
    categories: categories.map((each) => categoryOfProduct(each, language)),
    tags: tags.map(({ id, key, title }) => ({ id, slug: key, title: localize(title, language) })),
    bundles,
    canAddDirectly: isAddable(own, choices, bundles),
    crossSellProducts: cross_sells
      .filter((other) => isIn(other.languages, language))
      .map(({ id, slugs }) => ({ id, slug: localize(slugs, language) })),
    attributeSet: attributeSetOf(details.values, source.attributes, language),
    slugs: publishedIn(own.slugs, own.languages),
    rating,
    safety: safety && {
      ...safety,
      warnings: safety.warnings ? localize(safety.warnings, language) : '',
    },
  };
}

/** Returns the entries in their order, without archived ones; a missing entry makes the bundle sold out. */
export function bundleEntries(
  { bundle }: Pick<DetailRow, 'bundle'>,
  source: ChoiceSource,
  language: Language,
): BundleEntry[] {
  return bundle.flatMap(({ id, qty }) => {
    const row = source.rows.find((each) => each.id === id);
    if (!row) return [];
    const product = { ...coreOf(row, language), ...choicesOf(id, source, language) };
    return { product, format: row.format, qty };
  });
}

type Options = Pick<Product, 'customOptions'>;

const hasRequired = ({ customOptions }: Options) => customOptions.some(({ required }) => required);

function isAddable(
  { format }: CoreRow,
  choices: Options,
  bundles: readonly BundleEntry[],
): boolean {
  if (format === 'Configurable' || hasRequired(choices)) return false;
  return bundles.every(
    (entry) =>
      entry.format !== 'Configurable' &&
      entry.format !== 'Bundle' &&
      !(typeof entry.product === 'object' && hasRequired(entry.product)),
  );
}
