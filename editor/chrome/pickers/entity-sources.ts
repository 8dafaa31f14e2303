import { formatDate } from '#runtime/format/date.ts';
import { holdsWords } from '#runtime/format/fold.ts';
import { type Currency, formatPrice } from '#runtime/format/price.ts';
import type { Translate } from '#runtime/i18n/translator.ts';
import { mandatoryProductFilter } from '#schemas/constants.ts';
import type { Category } from '#schemas/entities/category.ts';
import type { Event, Post } from '#schemas/entities/post.ts';
import type { ProductCard } from '#schemas/entities/product.ts';
import { defaultLanguage, type LocalizedText } from '#schemas/languages.ts';
import { ok, type Result } from '#schemas/result.ts';
import type { EntityKind, PickedEntity } from '../../canvas/pickers.ts';
import type { EditorApi } from '../../session/api/editor-api.ts';
import { documentTitle } from '../dialogs/document-calls.ts';
import type { ListPage } from '../dialogs/use-pages.ts';

/** Source of entities to choose from. Values are slugs in the default language; for events, ids. */
export interface EntitySource {
  search(query: string, page: number): Promise<Result<ListPage<PickedEntity>>>;
  /** Finds the values that still exist, in no particular order. */
  find(values: readonly string[]): Promise<readonly PickedEntity[]>;
}

const limit = 30;
const all = 500;

export function entitySource(
  kind: EntityKind,
  api: EditorApi,
  currency: Currency,
  t: Translate,
): EntitySource {
  if (kind === 'product') return products(api, currency);
  if (kind === 'post') return posts(api);
  if (kind === 'event') return events(api);
  if (kind === 'category') return categories(api, t);
  if (kind === 'post-category') return postCategories(api, t);
  return pages(api);
}

const present = <T>(found: readonly (T | null)[]): T[] => found.flatMap((each) => each ?? []);

function products(api: EditorApi, currency: Currency): EntitySource {
  const entity = ({ name, finalPrice, sku, media, ...product }: ProductCard): PickedEntity => ({
    value: keyOf(product),
    title: name,
    detail: `${formatPrice(finalPrice, api.language, currency)} · ${sku}`,
    media: media[0] ?? null,
  });
  return {
    async search(query, page) {
      const found = await api.call('product.filter', {
        filters: [mandatoryProductFilter],
        select: ['slugs'],
        limit,
        page,
        ...(query !== '' && { keywords: query }),
      });
      if (!found.ok) return found;
      return ok({ rows: found.value.records.map(entity), total: found.value.totalRecords });
    },
    async find(slugs) {
      const found = await Promise.all(slugs.map((slug) => api.call('product.get', { slug })));
      return found.flatMap((product, index) =>
        product.ok ? [{ ...entity(product.value), value: slugs[index] ?? '' }] : [],
      );
    },
  };
}

function posts(api: EditorApi): EntitySource {
  const entity = ({ title, published_at: date, media, ...post }: Post): PickedEntity => ({
    value: keyOf(post),
    title,
    detail: date ? formatDate(date, api.language) : undefined,
    media,
  });
  const read = (input: Parameters<typeof api.call<'post.filterStandard'>>[1]) =>
    api.call('post.filterStandard', input);
  return {
    async search(query, page) {
      const found = await read({ limit, page, ...(query !== '' && { keywords: query }) });
      if (!found.ok) return found;
      const { data, pagination } = found.value;
      return ok({ rows: data.map(entity), total: pagination.totalRecords });
    },
    async find(slugs) {
      const found = await Promise.all(slugs.map((slug) => read({ filters: { slug } })));
      return present(
        found.map((result, index) => {
          const post = result.ok ? result.value.data[0] : undefined;
          return post ? { ...entity(post), value: slugs[index] ?? '' } : null;
        }),
      );
    },
  };
}

function events(api: EditorApi): EntitySource {
  const entity = ({ id, title, dateFrom, location, media }: Event): PickedEntity => ({
    value: String(id),
    title,
    detail: `${formatDate(dateFrom, api.language)} · ${location}`,
    media,
  });
  return {
    async search(query, page) {
      const found = await api.call('event.filter', {
        limit,
        page,
        sort: { param: 'dateFrom', order: 'desc' },
        ...(query !== '' && { keywords: query }),
      });
      if (!found.ok) return found;
      return ok({ rows: found.value.records.map(entity), total: found.value.totalRecords });
    },
    async find(ids) {
      const known = ids.map(Number).filter(Number.isInteger);
      const found = await Promise.all(known.map((id) => api.call('event.get', { id })));
      return found.flatMap((event) => (event.ok ? [entity(event.value)] : []));
    },
  };
}

interface Addressed {
  readonly slug: string;
  readonly slugs?: LocalizedText | undefined;
}

/** The slug in the default language: stored values do not depend on the language of the editor. */
export const keyOf = ({ slugs, slug }: Addressed): string => slugs?.[defaultLanguage] ?? slug;

function categories(api: EditorApi, t: Translate): EntitySource {
  const read = async (): Promise<Result<readonly PickedEntity[]>> => {
    const found = await api.call('category.filter', { limit: all });
    return found.ok
      ? ok(found.value.records.map((category) => categoryEntity(category, t)))
      : found;
  };
  return fromWhole(read);
}

export const categoryEntity = (
  { name, totalProducts, image, ...category }: Category,
  t: Translate,
): PickedEntity => ({
  value: keyOf(category),
  title: name,
  detail: t('pickers.products', { smart_count: totalProducts }),
  media: image,
});

function postCategories(api: EditorApi, t: Translate): EntitySource {
  return fromWhole(async () => {
    const found = await api.call('term.filterStandard', { noPaginate: true });
    if (!found.ok) return found;
    return ok(
      found.value.categories.map(({ slug, slugMain, title, totalPosts }) => ({
        value: slugMain ?? slug,
        title,
        detail: t('pickers.posts', { smart_count: totalPosts ?? 0 }),
      })),
    );
  });
}

function pages(api: EditorApi): EntitySource {
  return fromWhole(async () => {
    const found = await api.call('document.list', { kind: 'page' });
    if (!found.ok) return found;
    return ok(
      found.value.flatMap((document) => {
        const slug = document.slugs[defaultLanguage];
        const title = documentTitle(document, api.language);
        return slug === undefined ? [] : [{ value: slug, title, detail: `/${slug}` }];
      }),
    );
  });
}

/** A source that loads its whole list and searches it locally. */
function fromWhole(read: () => Promise<Result<readonly PickedEntity[]>>): EntitySource {
  return {
    async search(query) {
      const found = await read();
      if (!found.ok) return found;
      const rows = found.value.filter(({ title, value }) => holdsWords(`${title} ${value}`, query));
      return ok({ rows, total: rows.length });
    },
    async find(values) {
      const found = await read();
      return found.ok ? found.value.filter(({ value }) => values.includes(value)) : [];
    },
  };
}
