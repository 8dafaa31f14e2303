import { mulberry } from '#fixtures/museum/generate.ts';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import { foldText } from '#server/services/fold-text.ts';
import { pick, type Random, seed } from './catalogue.ts';
import { dataOf, type Operation } from './load.ts';
import type { Reference, Wish } from './reference.ts';

const perPage = 24;
const languages = ['hr', 'hr', 'hr', 'en', 'de'] as const;
const choiceCodes = ['colour', 'material', 'technique', 'format', 'author'] as const;

/** A list with two facets: its filters with counts, then one page sorted by price. */
export function listing(reference: Reference): Operation {
  const random = mulberry(seed + 1);
  return {
    name: 'list',
    start() {
      const wish = randomWish(reference, random);
      const order = random() < 0.5 ? 'asc' : 'desc';
      const page = 1 + Math.floor(random() * 3);
      const language = pick(languages, random);
      const requested = listBody(reference, wish);
      return {
        calls: [
          () => ({
            method: 'POST',
            path: '/api/v1/product/layered/navigation',
            language,
            body: requested,
          }),
          () => ({
            method: 'POST',
            path: '/api/v1/product/web/filter',
            language,
            body: { ...requested, sort: { param: 'finalPrice', order }, page, limit: perPage },
          }),
        ],
        check([layers, list]) {
          return (
            checkCounts(reference, wish, dataOf('product.layeredNavigation', layers)) ??
            checkPage(reference, wish, order, page, dataOf('product.filter', list))
          );
        },
      };
    },
  };
}

function randomWish({ site, attribute }: Reference, random: Random): Wish {
  const category = random() < 0.25 ? null : pick(site.categories, random).slug;
  const first = pick(choiceCodes, random);
  const second = pick(
    choiceCodes.filter((code) => code !== first),
    random,
  );
  const some = (code: string) => {
    const keys = (attribute(code).values ?? []).map(({ key }) => key);
    return [...new Set([pick(keys, random), pick(keys, random)])];
  };
  return { category, choices: { [first]: some(first), [second]: some(second) }, words: [] };
}

function listBody({ categoryId }: Reference, { category, choices }: Wish) {
  const filters = Object.entries(choices).map(([key, values]) => ({ key, value: [...values] }));
  const body = { filters: [...filters, { key: 'archived', value: false }] };
  return category === null ? body : { ...body, mainCategory: categoryId(category) };
}

/** Checks all values of three attributes: the two that were chosen and the first other one. */
function checkCounts(
  reference: Reference,
  wish: Wish,
  layers: EndpointOutput<'product.layeredNavigation'>,
): string | null {
  const chosen = Object.keys(wish.choices);
  const other = choiceCodes.find((code) => !chosen.includes(code)) ?? '';
  for (const code of [...chosen, other]) {
    const layer = layers.find(({ attributeCode }) => attributeCode === code);
    const count = reference.counts(wish, code);
    for (const { key, label } of reference.attribute(code).values ?? []) {
      const isShown = ({ valueLabel }: { readonly valueLabel: string }) =>
        Object.values(label).includes(valueLabel);
      const shown = layer?.values.find(isShown)?.totalProducts ?? 0;
      if (shown !== count(key)) return `${code} ${key}: ${shown} instead of ${count(key)}`;
    }
  }
  return null;
}

function checkPage(
  reference: Reference,
  wish: Wish,
  order: 'asc' | 'desc',
  page: number,
  { records, totalRecords }: EndpointOutput<'product.filter'>,
): string | null {
  const all = reference.list(wish, order);
  if (totalRecords !== all.length) return `${totalRecords} products instead of ${all.length}`;
  const expected = all.slice((page - 1) * perPage, page * perPage);
  const differs = expected.findIndex(
    ({ id, finalPrice }, index) =>
      records[index]?.id !== id || records[index]?.finalPrice !== finalPrice,
  );
  if (differs >= 0 || records.length !== expected.length) return `row ${differs} is wrong`;
  return null;
}

const known = new Map<string, unknown>();

function cached<T>(key: string, make: () => T): T {
  if (!known.has(key)) known.set(key, make());
  return known.get(key) as T;
}

export function productBySlug({ products }: Reference): Operation {
  const random = mulberry(seed + 2);
  return {
    name: 'product',
    start() {
      const product = pick(products, random);
      const language = pick(languages, random);
      const path = `/api/v1/product/web/get?slug=${product.slug}`;
      return {
        calls: [() => ({ method: 'GET', path, language })],
        check([response]) {
          const data = dataOf('product.get', response);
          const { id, name, sku, finalPrice, retailPrice } = product;
          const shown = [data.id, data.name, data.sku, data.finalPrice, data.retailPrice];
          const expected = [id, name[language], sku, finalPrice, retailPrice];
          const same = shown.every((value, index) => value === expected[index]);
          const complete = data.attributeSet.attributes.length === 8 && data.description !== '';
          return same && complete ? null : `${product.slug}: ${shown} instead of ${expected}`;
        },
      };
    },
  };
}

/** Searches for one or two words of a name, half of the time as a prefix and without accents. */
export function searching(reference: Reference): Operation {
  const random = mulberry(seed + 3);
  return {
    name: 'search',
    start() {
      const words = randomWords(pick(reference.products, random).name.hr ?? '', random);
      const body = { keywords: words.join(' '), limit: perPage };
      const wish: Wish = { category: null, choices: {}, words };
      return {
        calls: [() => ({ method: 'POST', path: '/api/v1/product/web/filter', body })],
        check([response]) {
          const data = dataOf('product.filter', response);
          const found = cached(
            `found ${words}`,
            () => new Set(reference.list(wish, 'asc').map(({ id }) => id)),
          );
          if (data.totalRecords < found.size) {
            return `${words}: ${data.totalRecords} instead of at least ${found.size}`;
          }
          const strange = data.records.find(({ id }) => !reference.resembles(id, words));
          return strange ? `${words} found ${strange.name}` : null;
        },
      };
    },
  };
}

/** Suggestions while a word of a name is typed: its first two to five letters. */
export function suggesting({ products }: Reference): Operation {
  const random = mulberry(seed + 4);
  return {
    name: 'suggest',
    start() {
      const language = pick(languages, random);
      const { name } = pick(products, random);
      const [word = ''] = randomWords(name[language] ?? name[languages[0]] ?? '', random);
      const query = word.slice(0, 2 + Math.floor(random() * 4));
      const typed = new URLSearchParams({ query, isBegun: 'true', limit: '3' });
      return {
        calls: [() => ({ method: 'GET', path: `/api/v1/cms/search/find?${typed}`, language })],
        check([response]) {
          const { groups } = dataOf('search.find', response);
          return groups.some(({ total }) => total > 0) ? null : `${query} suggests nothing`;
        },
      };
    },
  };
}

function randomWords(name: string, random: Random): string[] {
  const all = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
  const long = all.filter((word) => word.length > 3);
  const words = long.length > 0 ? long : all;
  const count = random() < 0.5 ? 1 : 2;
  return Array.from({ length: count }, () => {
    const word = pick(words, random).toLowerCase();
    const typed = random() < 0.5 ? word : word.slice(0, Math.max(4, word.length - 2));
    return random() < 0.5 ? typed : foldText(typed);
  }).filter((word, index, picked) => picked.indexOf(word) === index);
}
