import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import { type CardProduct, toCard } from '#runtime/product/card-product.ts';
import { narrowCard } from '#runtime/product/narrow-card.ts';
import { report } from '#runtime/report.ts';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { defaultSort, type SortOption, sortOptions } from '#schemas/constants.ts';
import type { Category } from '#schemas/entities/category.ts';
import type { LayeredFilter } from '#schemas/entities/layered-filter.ts';
import type { ProductCard } from '#schemas/entities/product.ts';
import { errors } from '#schemas/errors.ts';
import { ok, type Result } from '#schemas/result.ts';
import { shownFilter, toFilters } from './filters.ts';
import { head as listHead } from './head.ts';
import type { ListData } from './list-data.ts';
import { toListFilter } from './list-filter.ts';
import type { model } from './model.ts';
import { changeQuery, facetCount, type ListQuery, parseListQuery } from './query.ts';

type Request = EndpointInput<'product.filter'>;

const featuredCount = 4;

/** Maximum width of pictures, in px: a card is 18rem wide on large screens, the low strip 6rem. */
const widest = { card: 640, strip: 320 } as const;

export const load = defineLoad<typeof model, ListData>(async (context, options) => {
  const found = await findCategory(context, options.category);
  if (!found.ok) return found;
  const category = found.value;
  const order = ordersOf(category);
  const read = allowedQuery(parseListQuery(context.url.searchParams), order.sorts);
  const scope = category ? { mainCategory: category.id } : {};
  const filters = options.showFilters ? await fetchLayered(context, read, scope) : [];
  const requested = filters.length > 0 ? offeredQuery(read, filters) : read;
  const perPage = requested.perPage ?? options.perPage;
  const request: Request = {
    ...scope,
    filters: toFilters(requested, filters),
    sort: sortOptions[requested.sort ?? order.defaultSort],
    limit: perPage,
    ...(requested.discount ? { discounted: true } : {}),
    ...(requested.featured ? { featured: true } : {}),
  };
  const [featured, listed] = await Promise.all([
    options.showFeatured ? fetchFeatured(context, requested, scope) : [],
    fetchPage(context, request, requested.page),
  ]);
  if (!listed.ok) return listed;
  const { records, totalPages, totalRecords, page } = listed.value;
  const { id, name, slug, description, flag } = category ?? ({} as Partial<Category>);
  return ok({
    ...order,
    category:
      id && name && slug
        ? { id, name, slug, description: description ?? '', flag: flag ?? '' }
        : null,
    ancestors: (category?.ancestors ?? []).map((one) => ({ name: one.name, slug: one.slug })),
    slugs: category?.slugs ?? {},
    query: { ...requested, page },
    filters: filters.map((filter) => toListFilter(filter, requested, context.language)),
    perPage,
    defaultPerPage: options.perPage,
    products: records.map((record) => narrowCard(toCard(record), widest.card)),
    featured,
    totalPages,
    totalRecords,
  });
});

export const head = listHead;

/** Returns the category of the option, else of the URL; null lists everything. */
async function findCategory(
  { api, screen, param }: LoadContext,
  fixed: string,
): Promise<Result<Category | null>> {
  const slug = fixed || (screen === 'category' ? param : null);
  return slug ? api.call('category.get', { id: slug }) : ok(null);
}

/** Returns the sort options of a category; without its own list all are offered (CAT-02, LIST-33). */
function ordersOf(category: Category | null) {
  const known = Object.keys(sortOptions) as SortOption[];
  const named = known.filter((option) => category?.sortTypes.includes(option));
  const sorts = named.length > 0 ? named : known;
  const preset = known.find((option) => option === category?.sortDefaultType);
  return {
    sorts,
    defaultSort: preset ?? (sorts.includes(defaultSort) ? defaultSort : (sorts[0] ?? defaultSort)),
  };
}

function allowedQuery(query: ListQuery, sorts: readonly SortOption[]): ListQuery {
  return query.sort && !sorts.includes(query.sort) ? { ...query, sort: null } : query;
}

/** Removes filters that the list does not offer: URLs may contain unrelated numeric parameters (LIST-24). */
function offeredQuery(query: ListQuery, filters: readonly LayeredFilter[]): ListQuery {
  const offered = new Set(filters.map(({ attributeCode }) => attributeCode));
  const only = <T>(values: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(values).filter(([code]) => offered.has(code)));
  const expanded = query.expanded.filter((code) => offered.has(code));
  return { ...query, choices: only(query.choices), ranges: only(query.ranges), expanded };
}

/** If the filters fail the list is shown without them, and the server's message is only logged (LIST-41). */
async function fetchLayered(
  { api }: LoadContext,
  query: ListQuery,
  scope: Pick<Request, 'mainCategory'>,
): Promise<LayeredFilter[]> {
  const found = await api.call('product.layeredNavigation', {
    ...scope,
    filters: toFilters(query),
  });
  if (found.ok) return found.value.map(shownFilter);
  report(found.error.code, new Error(errors[found.error.code].message));
  return [];
}

async function fetchFeatured(
  { api }: LoadContext,
  query: ListQuery,
  scope: Pick<Request, 'mainCategory'>,
): Promise<CardProduct[]> {
  if (facetCount(query) > 0 || query.page > 1) return [];
  const found = await api.call('product.filter', {
    ...scope,
    featured: true,
    filters: toFilters(changeQuery(query, {})),
    sort: sortOptions.highPriority,
    limit: featuredCount,
    page: 1,
  });
  return found.ok
    ? found.value.records.map((record) => narrowCard(toCard(record), widest.strip))
    : [];
}

interface Page {
  readonly records: readonly ProductCard[];
  readonly totalPages: number;
  readonly totalRecords: number;
  readonly page: number;
}

/** A page after the last one is ignored: the first page is shown (LIST-28). */
async function fetchPage(
  context: LoadContext,
  request: Request,
  page: number,
): Promise<Result<Page>> {
  const found = await context.api.call('product.filter', { ...request, page });
  if (!found.ok) return found;
  if (page > 1 && page > found.value.totalPages) return fetchPage(context, request, 1);
  return ok({ ...found.value, page });
}
