import { createSite } from '#fixtures/museum/content/index.ts';
import type { Language, LocalizedText } from '#schemas/languages.ts';
import type { ProductData, SiteData } from '#schemas/site-data.ts';
import { findItems, typedWords } from '#server/services/search/find-items.ts';
import { synonymsByStem } from '#server/services/search/search-rules.ts';
import {
  addRow,
  createDraft,
  createSegment,
  type TextRow,
} from '#server/services/search/segment.ts';
import { languageRules } from '#server/services/search/stems/language-rules.ts';

/** Results of each kind, best first. */
export type DemoSearch = (query: string) => readonly TextRow[];

const shown = 9;

/** Searches the texts of the demo as its shop does, with its synonyms, but without a database. */
export async function searchDemo(language: Language): Promise<DemoSearch> {
  const rules = await languageRules(language);
  const site = createSite();
  const kinds = textsOf(site, language);
  const segments = await Promise.all(
    kinds.map((rows) => {
      const draft = createDraft();
      for (const row of rows) addRow(draft, row);
      return createSegment(draft, rules);
    }),
  );
  const own = site.searchSynonyms?.filter((group) => group.language === language) ?? [];
  const synonyms = synonymsByStem(own, rules.stems);
  return (query) => {
    const { items } = findItems({ ...rules, segments, synonyms }, typedWords(query, false));
    return items.flatMap((found, kind) =>
      found.slice(0, shown).map(({ id }) => kinds[kind]?.[id] as TextRow),
    );
  };
}

interface Item {
  readonly title: LocalizedText;
  readonly excerpt?: LocalizedText | undefined;
  readonly body?: LocalizedText | undefined;
  readonly kinds?: readonly LocalizedText[];
}

function textsOf(site: SiteData, language: Language): readonly (readonly TextRow[])[] {
  const text = (texts?: LocalizedText) =>
    (texts?.[language] ?? texts?.['hr'] ?? '').replace(/<[^>]*>/g, ' ');
  const rows = (items: readonly Item[]) =>
    items.map(
      ({ title, excerpt, body, kinds = [] }, id): TextRow => ({
        id,
        title: text(title),
        excerpt: text(excerpt),
        body: text(body),
        kinds: kinds.map(text).join(' '),
      }),
    );
  const named = ({ name, description }: SiteData['categories'][number]) => ({
    title: name,
    excerpt: description,
  });
  return [
    rows(
      site.products.map((product) => ({
        title: product.name,
        excerpt: product.excerpt,
        body: product.description,
        kinds: kindsOf(site, product),
      })),
    ),
    rows(site.categories.map(named)),
    rows(site.postCategories),
    rows(site.posts),
    rows(site.events),
    rows(site.pages.map(({ title, description }) => ({ title, excerpt: description }))),
  ];
}

/** The names of its categories and tags, and the values of its attributes. */
function kindsOf(site: SiteData, { categories, tags, attributes, variants = [] }: ProductData) {
  const values = [attributes, ...variants.map((variant) => variant.attributes)].flatMap((own) =>
    Object.entries(own).flatMap(([code, value]) => {
      const known = site.attributes.find((attribute) => attribute.code === code)?.values ?? [];
      return known.filter(({ key }) => [value].flat().includes(key)).map(({ label }) => label);
    }),
  );
  return [
    ...site.categories.filter(({ slug }) => categories.includes(slug)).map(({ name }) => name),
    ...site.tags.filter(({ key }) => tags.includes(key)).map(({ title }) => title),
    ...new Set(values),
  ];
}
