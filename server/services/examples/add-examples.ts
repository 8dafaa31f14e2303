import type { Kysely } from 'kysely';
import type { PageData } from '#schemas/content-data.ts';
import { type LocalizedText, languages, localize } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import { documentRows } from '../../db/seed/elements.ts';
import { insertRows } from '../../db/seed/rows.ts';
import { keepExamples } from './added-examples.ts';
import type { ExampleContent, ExampleProduct } from './example-content.ts';
import { fillMenu } from './example-menu.ts';

type Step = Kysely<Database>;

/** Adds the examples to an unused shop. */
export async function addExamples(
  step: Step,
  { tax, category, description, products, pages, menu }: ExampleContent,
  now: Date,
): Promise<void> {
  const taxId = await addTax(step, tax);
  const categoryId = await addCategory(step, category);
  const productIds: number[] = [];
  for (const product of products) {
    productIds.push(await addProduct(step, { product, description, taxId, categoryId }));
  }
  const pageIds: number[] = [];
  for (const page of pages) pageIds.push(await addPage(step, page, now));
  await fillMenu(step, menu);
  await keepExamples(step, {
    products: productIds,
    categories: [categoryId],
    pages: pageIds,
    targets: menu.map(({ target }) => target),
  });
}

async function addTax(step: Step, { key, title }: ExampleContent['tax']): Promise<number> {
  const { id } = await step
    .insertInto('taxes')
    .values({ key, rate: 0, title: JSON.stringify(title) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addCategory(
  step: Step,
  { slug, name, description }: ExampleContent['category'],
): Promise<number> {
  const { id } = await step
    .insertInto('categories')
    .values({ slug, name: JSON.stringify(name), description: JSON.stringify(description) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface NewProduct {
  readonly product: ExampleProduct;
  readonly description: LocalizedText;
  readonly taxId: number;
  readonly categoryId: number;
}

async function addProduct(
  step: Step,
  { product, description, taxId, categoryId }: NewProduct,
): Promise<number> {
  const { sku, slug, name, price } = product;
  const slugs = Object.fromEntries(languages.map((language) => [language, slug]));
  const { id } = await step
    .insertInto('products')
    .values({
      sku,
      format: 'Simple',
      slugs: JSON.stringify(slugs),
      name: JSON.stringify(name),
      excerpt: JSON.stringify(description),
      description: JSON.stringify(description),
      retail_price: price,
      tax_id: taxId,
      main_category_id: categoryId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = languages.map((language) => ({ language, slug, product_id: id }));
  await step.insertInto('product_slugs').values(rows).execute();
  const place = { product_id: id, category_id: categoryId, position: 0 };
  await step.insertInto('product_categories').values(place).execute();
  return id;
}

async function addPage(
  step: Step,
  { slug, title, description, links }: PageData,
  now: Date,
): Promise<number> {
  const { id } = await step
    .insertInto('pages')
    .values({
      slugs: JSON.stringify(slug),
      title: JSON.stringify(title),
      description: JSON.stringify(description),
      languages,
      published_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = languages.map((language) => ({
    language,
    slug: localize(slug, language),
    page_id: id,
  }));
  await step.insertInto('page_slugs').values(rows).execute();
  await insertRows(step, 'elements', documentRows(`page:${id}`, links, []));
  return id;
}
