import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import type { PageHead } from '#runtime/page/payload.ts';
import { type CardProduct, toCard } from '#runtime/product/card-product.ts';
import {
  fetchSpan,
  type PageSpan,
  type Rows,
  readGrowingSpan,
} from '#runtime/product/page-span.ts';
import { type CardPost, toPostCard } from '#runtime/product/post-card.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import { mandatoryProductFilter, newsExcludedTerm, paging } from '#schemas/constants.ts';
import { readList } from '#schemas/entities/lists.ts';
import { languages } from '#schemas/languages.ts';
import { ok, type Result } from '#schemas/result.ts';
import { hasFoundWord } from './found-words.ts';
import type { model } from './model.ts';

type Found = EndpointOutput<'search.find'>;
export type SearchGroup = Found['groups'][number];

export interface SearchData {
  /** The searched term; empty before the first search. */
  readonly term: string;
  readonly posts: readonly CardPost[];
  readonly products: readonly CardProduct[];
  /** Found categories, pages and events. */
  readonly others: readonly SearchGroup[];
  /** If nothing matches all words: results other than products that match most of them. */
  readonly nearest: Found['nearest'];
  /** Products beside the results, if no product is found: those of a found category, or the nearest ones. */
  readonly shelf: Shelf | null;
  /** Found words, folded, to highlight them. */
  readonly words: readonly string[];
  /** Whether the term is longer than the search allows, so only its beginning is used. */
  readonly isCut: boolean;
  readonly total: number;
  /** The next page; null when there is none. */
  readonly nextPage: number | null;
}

export interface Shelf {
  /** The found category of the products; null for the nearest products. */
  readonly category: { readonly title: string; readonly path: string } | null;
  readonly products: readonly CardProduct[];
}

const longestTerm = 200;
/** Number of products that fills complete rows of the shelf. */
const productsPerPage = 8;
const longestQuery = 12_000;
const none = { records: [], totalPages: 0, totalRecords: 0 };

const nothing: SearchData = {
  term: '',
  posts: [],
  products: [],
  others: [],
  nearest: [],
  shelf: null,
  words: [],
  isCut: false,
  total: 0,
  nextPage: null,
};

export const load = defineLoad<typeof model, SearchData>(async (context, { showProducts }) => {
  const query = context.url.searchParams;
  const typed = (query.get('q') ?? '').trim().slice(0, longestQuery);
  const term = typed.slice(0, longestTerm);
  if (term === '') return ok(nothing);
  const span = readGrowingSpan(query);
  const [posts, products, found] = await Promise.all([
    findPosts(context, term, span),
    showProducts && context.site.hasStore ? findProducts(context, term, span) : ok(none),
    context.api.call('search.find', { query: typed }),
  ]);
  if (!posts.ok) return posts;
  if (!products.ok) return products;
  if (!found.ok) return found;
  const hasShelf = showProducts && context.site.hasStore && products.value.totalRecords === 0;
  const shelf = hasShelf ? await findShelf(context, found.value) : ok(null);
  if (!shelf.ok) return shelf;
  const others = found.value.groups.filter(({ kind }) => kind !== 'product' && kind !== 'post');
  const othersTotal = others.reduce((sum, { total }) => sum + total, 0);
  const pages = Math.max(posts.value.totalPages, products.value.totalPages);
  return ok({
    term,
    posts: posts.value.records,
    products: products.value.records,
    others,
    nearest: found.value.nearest.filter(({ kind }) => !shelf.value || kind !== 'product'),
    shelf: shelf.value,
    words: found.value.words,
    isCut: found.value.isCut,
    total: posts.value.totalRecords + products.value.totalRecords + othersTotal,
    nextPage: span.last < pages ? span.last + 1 : null,
  });
});

/** Search results are not indexed; the language switch keeps the term. */
export function head({ term }: SearchData, { t }: LoadContext): Partial<PageHead> {
  const title = term ? { title: t('search-results.heading', { term }) } : {};
  const query = term ? `?q=${encodeURIComponent(term)}` : '';
  const alternates = Object.fromEntries(
    languages.map((language) => [language, screenHref(language, 'search') + query]),
  );
  return { ...title, noindex: true, canonical: null, alternates };
}

async function findPosts(
  { api }: LoadContext,
  keywords: string,
  span: PageSpan,
): Promise<Result<Rows<CardPost>>> {
  return fetchSpan(span, async (page) => {
    const found = await api.call('post.filterStandard', {
      keywords,
      filters: { excludeTermSlugs: [newsExcludedTerm] },
      limit: paging.searchLimit,
      page,
    });
    if (!found.ok) return found;
    const list = readList(found.value);
    return ok({ ...list, records: list.records.map(toPostCard) });
  });
}

async function findProducts(
  { api }: LoadContext,
  keywords: string,
  span: PageSpan,
): Promise<Result<Rows<CardProduct>>> {
  return fetchSpan(span, async (page) => {
    const found = await api.call('product.filter', {
      keywords,
      filters: [mandatoryProductFilter],
      limit: productsPerPage,
      page,
    });
    return found.ok ? ok({ ...found.value, records: found.value.records.map(toCard) }) : found;
  });
}

/** Returns products of a category whose name was found, or the nearest ones. */
async function findShelf(
  { api }: LoadContext,
  { groups, nearest, words }: Found,
): Promise<Result<Shelf | null>> {
  const categories = groups.find(({ kind }) => kind === 'category')?.records ?? [];
  const category = categories.find(({ title }) => hasFoundWord(title, words)) ?? null;
  const ids = nearest.filter(({ kind }) => kind === 'product').map(({ id }) => id);
  if (!category && ids.length === 0) return ok(null);
  const found = await api.call('product.filter', {
    ...(category ? { mainCategory: category.id } : { ids }),
    filters: [mandatoryProductFilter],
    limit: productsPerPage,
  });
  if (!found.ok) return found;
  const products = found.value.records.map(toCard);
  return ok(products.length > 0 ? { category, products: inOrder(products, ids) } : null);
}

/** Keeps the order of the search, also within a category. */
const inOrder = (products: readonly CardProduct[], ids: readonly number[]) =>
  products.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
