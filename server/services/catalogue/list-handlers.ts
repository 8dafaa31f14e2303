import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Filter } from '#schemas/entities/layered-filter.ts';
import type { ProductCard } from '#schemas/entities/product.ts';
import type { Language } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { CallContext, Handlers } from '../../api/handler.ts';
import { jsonRecords } from '../../api/json-text.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { readPage, records } from '../paging.ts';
import { readOwnLists } from '../price-lists/own-lists.ts';
import { withOwnPrices } from '../price-lists/own-prices.ts';
import { searchSite } from '../search/search-site.ts';
import { readAttributes } from './attribute-dictionary.ts';
import { readCategories, withDescendants } from './category-dictionary.ts';
import { readLayeredNavigation } from './layered-navigation.ts';
import type { Scope } from './list-conditions.ts';
import { readSort, sortOfOption } from './list-order.ts';
import { type Narrowing, readFilters } from './list-query.ts';
import type { CardReader } from './product-card.ts';
import { readListPage } from './product-list.ts';
import { readProduct } from './product-page.ts';
import { chosenValues, withShownVariants } from './shown-variants.ts';

/** Maximum number of products in one response: by default, and with `allowUnlimited`. */
const listLimit = 100;
const unlimited = 500;

type ListHandlers = Pick<
  Handlers,
  'product.filter' | 'product.layeredNavigation' | 'product.layeredNavigationByQuery'
>;

export function createListHandlers(deps: ServiceDependencies, cards: CardReader): ListHandlers {
  const layers = async (input: Wanted, context: CallContext) => {
    const { scope, narrowing } = await readWanted(deps, input, context.language);
    const own = await readOwnLists(deps, context);
    return ok((await readLayeredNavigation(deps, scope, narrowing, own)).response(context));
  };
  return {
    async 'product.filter'(input, context) {
      const { language, takesJson } = context;
      const requested = input.sort ? readSort(input.sort) : null;
      if (input.sort && !requested) return fail('badRequest', { field: 'sort' });
      const limits = input.allowUnlimited
        ? { limit: unlimited, max: unlimited }
        : { max: listLimit };
      const page = readPage(input, limits);
      const { scope, narrowing, categorySort } = await readWanted(deps, input, language);
      const sort = requested ?? (scope.search || scope.ids ? null : categorySort);
      const own = await readOwnLists(deps, context);
      const { ids, total } = await readListPage(deps, { scope, narrowing, sort, ...page }, own);
      const isPlain = own.length === 0 && !input.select && chosenValues(narrowing).length === 0;
      if (takesJson && isPlain) {
        const counted = records([], total, page);
        return ok(jsonRecords(await cards.texts(ids, language), counted).response({ takesJson }));
      }
      const found = await cards.values(ids, language);
      const shown = await withShownVariants(deps, cards, found, narrowing, language);
      const rows = input.select ? await withSelected(deps, shown, input.select, language) : shown;
      return ok(records(await withOwnPrices(deps, own, [...rows]), total, page));
    },
    'product.layeredNavigation': layers,
    async 'product.layeredNavigationByQuery'({ filters, ...rest }, context) {
      const parsed = parseFilters(filters);
      if (!parsed) return fail('badRequest', { field: 'filters' });
      return layers({ ...rest, filters: parsed }, context);
    },
  };
}

type Wanted = Pick<
  EndpointInput<'product.filter'>,
  'keywords' | 'filters' | 'mainCategory' | 'ids' | 'featured' | 'discounted' | 'tag'
>;

async function readWanted(deps: ServiceDependencies, input: Wanted, language: Language) {
  const [attributes, categories, found] = await Promise.all([
    readAttributes(deps),
    readCategories(deps),
    searchSite(deps, input.keywords, language),
  ]);
  const filters = readFilters(input.filters ?? [], attributes);
  const narrowing: Narrowing = {
    ...filters,
    featured: filters.featured || input.featured === true,
    discounted: filters.discounted || input.discounted === true,
  };
  const { mainCategory } = input;
  const scope: Scope = {
    language,
    search: found && found.byKind.product,
    categories: mainCategory === undefined ? null : withDescendants(categories, mainCategory),
    tag: input.tag ?? null,
    ids: input.ids ?? filters.ids,
  };
  const category = categories.byId.get(mainCategory ?? 0);
  return { scope, narrowing, categorySort: sortOfOption(category?.sort_default_type) };
}

/** Adds the requested fields of the product page to the cards. */
async function withSelected(
  deps: ServiceDependencies,
  cards: readonly ProductCard[],
  select: readonly string[],
  language: Language,
) {
  return Promise.all(
    cards.map(async (card) => {
      const missing = select.filter((field) => !(field in card));
      const product = missing.length > 0 ? await readProduct(deps, card.id, language) : null;
      const extra = Object.entries(product ?? {}).filter(([field]) => missing.includes(field));
      return { ...card, ...Object.fromEntries(extra) };
    }),
  );
}

/** Returns null for anything that is not a list of filters. */
function parseFilters(text: string | undefined): Filter[] | null {
  if (text === undefined) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isFilter) ? value : null;
  } catch {
    return null;
  }
}

function isFilter(value: unknown): value is Filter {
  const { key, value: wanted } = (value ?? {}) as Partial<Filter>;
  const parts: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  return (
    typeof key === 'string' &&
    parts.every((part) => ['string', 'number', 'boolean'].includes(typeof part))
  );
}
