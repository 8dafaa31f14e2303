import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Language, languages } from '#schemas/languages.ts';
import type { Condition } from '../conditions.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isPublished } from '../is-published.ts';
import { type ContentKind, contentKinds, contentRows } from './content-rows.ts';
import type { SearchRules as WordRules } from './match-words.ts';
import { kindsOf } from './product-kinds.ts';
import { finishProgress, noteProgress, readProgress, stemVersion } from './search-progress.ts';
import { readSearchRules, type SearchRules } from './search-rules.ts';
import {
  addRow,
  createDraft,
  createSegment,
  type Segment,
  type TextRow,
  withoutItems,
} from './segment.ts';
import { type LanguageRules, languageRules } from './stems/language-rules.ts';

/** Products of the last full load, and those that changed since. */
interface ProductTexts {
  readonly all: Segment;
  readonly changed: Segment | null;
  readonly changedIds: ReadonlySet<number>;
}

/** For more changed products than this, a whole load is as fast. */
const maxChanged = 1_000;
const rowsAtOnce = 400;

/** The texts that search covers: products in the first segments, then each kind of content. */
export interface SiteTexts extends WordRules {
  readonly kinds: readonly (ContentKind | 'product')[];
  readonly pins: SearchRules['pins'];
}

export async function readSiteTexts(
  deps: ServiceDependencies,
  language: Language,
): Promise<SiteTexts> {
  const rules = await languageRules(language);
  const [{ synonyms, pins }, products, ...content] = await Promise.all([
    readSearchRules(deps, language, rules.stems),
    readProductTexts(deps, language, rules),
    ...contentKinds.map((kind) => readContentTexts(deps, kind, language, rules)),
  ]);
  const own = [products.all, ...(products.changed ? [products.changed] : [])];
  return {
    ...rules,
    synonyms,
    pins,
    segments: [...own, ...content],
    kinds: [...own.map(() => 'product' as const), ...contentKinds],
  };
}

/** Loads the texts of all languages before the first search, one language at a time. */
export async function warmUpSearch(deps: ServiceDependencies): Promise<void> {
  for (const language of languages) await readSiteTexts(deps, language);
  deps.logger.debug({ stemVersion, languages: readProgress() }, 'search is ready');
}

function readProductTexts(
  deps: ServiceDependencies,
  language: Language,
  rules: LanguageRules,
): Promise<ProductTexts> {
  const load = () => loadProductTexts(deps, language, rules);
  return deps.cache.hold(`search-products ${language}`, ['catalogue'], load, {
    kinds: ['words'],
    async apply({ all, changedIds }, tags) {
      const ids = new Set([...changedIds, ...tags.map((tag) => Number(tag.split(':')[1]))]);
      if (ids.size > maxChanged) return load();
      const draft = createDraft();
      const among = sql`coalesce(v.main_product_id, v.id) = ANY (${[...ids]}::int[])`;
      for (const row of await productRows(deps, language, among)) addRow(draft, row);
      const changed = await createSegment(draft, rules);
      return { all: withoutItems(all, ids), changed, changedIds: ids };
    },
  });
}

async function loadProductTexts(
  deps: ServiceDependencies,
  language: Language,
  rules: LanguageRules,
): Promise<ProductTexts> {
  const draft = createDraft();
  const { rows } = await sql<{ id: number }>`SELECT id FROM products WHERE NOT archived
    ORDER BY coalesce(main_product_id, id), id`.execute(deps.readDb);
  const ids = rows.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    const part = ids.slice(start, start + rowsAtOnce);
    for (const row of await productRows(deps, language, sql`v.id = ANY (${part}::int[])`)) {
      addRow(draft, row);
    }
    noteProgress(language, start, ids.length);
    await nextTurn();
  }
  const all = await createSegment(draft, rules);
  finishProgress(language, ids.length);
  return { all, changed: null, changedIds: new Set() };
}

/** Words of a variant count for its main product. */
async function productRows(
  { readDb }: ServiceDependencies,
  language: Language,
  among: Condition,
): Promise<readonly TextRow[]> {
  const { rows } = await sql<TextRow>`
    SELECT coalesce(v.main_product_id, v.id) AS id, s.title || ' ' || s.sku AS title, s.excerpt, s.body,
      ${kindsOf(language)} AS kinds
    FROM product_search s JOIN products v ON v.id = s.product_id AND ${isPublished('v', language)}
    WHERE s.language = ${language} AND ${among}
    ORDER BY 1, v.main_product_id IS NOT NULL, v.id`.execute(readDb);
  return rows;
}

function readContentTexts(
  deps: ServiceDependencies,
  kind: ContentKind,
  language: Language,
  rules: LanguageRules,
): Promise<Segment> {
  const { tags } = contentRows[kind];
  return deps.cache.hold(`search-texts ${kind} ${language}`, tags, async () => {
    const { rows } = await contentRows[kind].load(language).execute(deps.readDb);
    const draft = createDraft();
    for (const row of rows) addRow(draft, row);
    return createSegment(draft, rules);
  });
}
