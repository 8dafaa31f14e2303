import type { Element } from '#schemas/document/element.ts';
import type { ScreenDocument } from '#schemas/entities/screen-document.ts';
import { type Language, languages, localize } from '#schemas/languages.ts';
import { deepFreeze } from '../../cache/freeze.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { documentPath, readHomeSlug } from './document-paths.ts';
import { type DocumentRow, loadElements, loadPage, loadTemplate } from './document-rows.ts';
import { elementTree, groupByParent, type LinkRow, linkedElement } from './element-tree.ts';
import { readReferences } from './references.ts';

/** A document is handed out as the same frozen object until one of its tags is dropped. */
interface Kept {
  readonly document: ScreenDocument | null;
  readonly publishedAt: string | null;
}

/** Whatever a document shows besides its own rows. */
const contentTags = ['elements', 'media', 'pages', 'posts', 'options'];

export async function readTemplate(
  deps: ServiceDependencies,
  slug: string,
  language: Language,
): Promise<ScreenDocument | null> {
  const tags = [`template:${slug}`, 'templates', ...contentTags];
  const { document } = await deps.cache.get(`template ${language} ${slug}`, tags, async () => {
    const row = await loadTemplate(deps, slug);
    return keep(row && (await templateDocument(deps, row, slug, language)), null);
  });
  return document;
}

/** A page by id; null while it is not published, or not offered in the language. */
export async function readPageDocument(
  deps: ServiceDependencies,
  id: number,
  language: Language,
  now: Date,
): Promise<ScreenDocument | null> {
  const tags = [`page:${id}`, ...contentTags];
  const kept = await deps.cache.get(`page ${language} ${id}`, tags, async () => {
    const row = await loadPage(deps, id);
    const isOffered = row?.languages.includes(language);
    return keep(row && isOffered ? await pageDocument(deps, row, language) : null, row);
  });
  const isPublished = kept.publishedAt !== null && new Date(kept.publishedAt) <= now;
  return isPublished ? kept.document : null;
}

const keep = (document: ScreenDocument | null, row: DocumentRow | null): Kept =>
  deepFreeze({ document, publishedAt: row?.published_at ?? null });

async function templateDocument(
  deps: ServiceDependencies,
  row: DocumentRow,
  slug: string,
  language: Language,
): Promise<ScreenDocument> {
  const slugs = Object.fromEntries(languages.map((each) => [each, slug]));
  const parts = await drawnParts(deps, row, language);
  return { kind: 'template', template: slug, slugs, alternates: {}, ...parts };
}

async function pageDocument(
  deps: ServiceDependencies,
  row: DocumentRow,
  language: Language,
): Promise<ScreenDocument> {
  const home = await readHomeSlug(deps);
  const offered = languages.filter((each) => row.languages.includes(each));
  const perLanguage = (value: (each: Language) => string) =>
    Object.fromEntries(offered.map((each) => [each, value(each)]));
  return {
    kind: 'page',
    template: 'page',
    slugs: perLanguage((each) => localize(row.slugs, each)),
    alternates: perLanguage((each) => documentPath({ kind: 'page', slugs: row.slugs }, each, home)),
    ...(await drawnParts(deps, row, language)),
  };
}

async function drawnParts(deps: ServiceDependencies, row: DocumentRow, language: Language) {
  const elements = await linkedElements(deps, row.links, language);
  return {
    id: row.id,
    title: localize(row.title, language),
    description: localize(row.description, language),
    elements,
    ...(await readReferences(deps, elements, language)),
  };
}

/** Links in their order; a shared element that stands twice has other ids the second time. */
async function linkedElements(
  deps: ServiceDependencies,
  links: readonly LinkRow[],
  language: Language,
): Promise<Element[]> {
  const rootOf = (link: LinkRow) => link.element_id ?? link.master_id ?? '';
  const rows = await loadElements(deps, links.map(rootOf));
  const children = groupByParent(rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const seen = new Set<string>();
  return links.flatMap((link) => {
    const row = byId.get(rootOf(link));
    if (!row) return [];
    const suffix = seen.has(row.id) ? `--${link.id}` : '';
    seen.add(row.id);
    return linkedElement(elementTree(row, children, language, suffix), link);
  });
}
