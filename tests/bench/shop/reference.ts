import type { AttributeData, SiteData } from '#schemas/site-data.ts';
import { foldText } from '#server/services/fold-text.ts';
import { type BenchProduct, numbered } from './catalogue.ts';

/** Parameters of a list; keys of values by attribute. */
export interface Wish {
  readonly category: string | null;
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly words: readonly string[];
}

/** The generated catalogue with a naive search through every product, which is easy to verify. */
export interface Reference {
  readonly site: SiteData;
  readonly products: readonly BenchProduct[];
  /** Sorted by final price, then by id. */
  list(wish: Wish, order: 'asc' | 'desc'): readonly BenchProduct[];
  /** Number of products per value, ignoring the choice for its own attribute. */
  counts(wish: Wish, attribute: string): (value: string) => number;
  /** Whether the product has words that begin like these: a search finds no others. */
  readonly resembles: (id: number, words: readonly string[]) => boolean;
  readonly categoryId: (slug: string) => number;
  readonly attribute: (code: string) => AttributeData;
}

export function createReference(site: SiteData): Reference {
  const products = numbered(site);
  const found = foundBy(products);
  /** Returns one byte per product, 1 if the rule applies; each rule is evaluated once. */
  const known = new Map<string, Uint8Array>();
  const where = (rule: string, holds: (product: BenchProduct) => boolean) => {
    const marks = known.get(rule) ?? Uint8Array.from(products, (each) => Number(holds(each)));
    known.set(rule, marks);
    return marks;
  };
  const having = (code: string, key: string) =>
    where(`${code} ${key}`, (product) => has(product, code, key));
  const below = new Map(site.categories.map(({ slug }) => [slug, subtree(site, slug)]));
  const inCategory = (category: string) =>
    where(`category ${category}`, (product) =>
      product.categories.some((slug) => below.get(category)?.has(slug)),
    );

  function fitting({ category, choices, words }: Wish): readonly number[] {
    const all = category === null ? [] : [inCategory(category)];
    const any = Object.entries(choices).map(([code, keys]) => keys.map((key) => having(code, key)));
    const sets = words.map((word) => found(word));
    return [...products.keys()].filter(
      (place) =>
        all.every((marks) => marks[place] === 1) &&
        any.every((some) => some.some((marks) => marks[place] === 1)) &&
        sets.every((ids) => ids.has(place + 1)),
    );
  }

  return {
    site,
    products,
    list(wish, order) {
      const sign = order === 'asc' ? 1 : -1;
      return fitting(wish)
        .map((place) => products[place] as BenchProduct)
        .sort((a, b) => sign * (a.finalPrice - b.finalPrice || a.id - b.id));
    },
    counts(wish, code) {
      const { [code]: _, ...choices } = wish.choices;
      const places = fitting({ ...wish, choices });
      return (key) => {
        const marks = having(code, key);
        return places.reduce((sum, place) => sum + (marks[place] as number), 0);
      };
    },
    resembles: (id, words) => {
      const own = wordsOf(products[id - 1] as BenchProduct);
      return words.every((word) => own.some((each) => each.startsWith(foldText(word).slice(0, 2))));
    },
    categoryId: (slug) => site.categories.findIndex((category) => category.slug === slug) + 1,
    attribute: (code) => site.attributes.find((each) => each.code === code) as AttributeData,
  };
}

const has = ({ attributes }: BenchProduct, code: string, value: string) =>
  [attributes[code]].flat().some((each) => String(each) === value);

function subtree({ categories }: SiteData, root: string): ReadonlySet<string> {
  const found = new Set([root]);
  for (const { slug, parent } of [...categories, ...categories]) {
    if (parent && found.has(parent)) found.add(slug);
  }
  return found;
}

/** Returns the ids of products with the word; each word is searched once. */
function foundBy(products: readonly BenchProduct[]): (word: string) => ReadonlySet<number> {
  const idsOf = new Map<string, number[]>();
  for (const product of products) {
    for (const word of new Set(wordsOf(product))) {
      const ids = idsOf.get(word);
      if (ids) ids.push(product.id);
      else idsOf.set(word, [product.id]);
    }
  }
  const known = new Map<string, ReadonlySet<number>>();
  return (word) => {
    const begin = foldText(word);
    const ids =
      known.get(begin) ?? new Set([...idsOf].flatMap(([each, own]) => (each === begin ? own : [])));
    known.set(begin, ids);
    return ids;
  };
}

/** Returns the Croatian words of a product that the search covers. */
const wordsOf = ({ name, sku, excerpt, description }: BenchProduct): readonly string[] =>
  foldText(`${name.hr} ${sku} ${excerpt.hr} ${description.hr?.replace(/<[^>]*>/g, ' ')}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
