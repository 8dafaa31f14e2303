import type { ScreenDocument } from '#schemas/entities/screen-document.ts';
import { defaultLanguage, type Language, languages, localize } from '#schemas/languages.ts';
import { anyOf } from '../../cache/drop-log.ts';
import { deepFreeze } from '../../cache/freeze.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { documentPath, readHomeSlug } from './document-paths.ts';
import { type DocumentRow, loadPage, loadTemplate } from './document-rows.ts';
import { readPublished, type ShownNode } from './element-rows.ts';
import { assembleDocument } from './element-tree.ts';
import { readReferences } from './references.ts';

/** A cached document; the same frozen object is returned until one of its tags is dropped. */
interface CachedRow {
  readonly document: ScreenDocument | null;
  readonly publishedAt: string | null;
}

/** Rich text can contain products. */
const productTags = ['catalogue', 'slugs', 'product media', anyOf('words')];

/** Tags of everything a document shows besides its own rows. */
export const contentTags = ['elements', 'media', 'pages', 'posts', 'options', ...productTags];

export async function readTemplate(
  deps: ServiceDependencies,
  slug: string,
  language: Language,
): Promise<ScreenDocument | null> {
  const tags = [`template:${slug}`, 'templates', ...contentTags];
  const { document } = await deps.cache.get(`template ${language} ${slug}`, tags, async () => {
    const row = await loadTemplate(deps.db, slug);
    return toCached(row && (await publishedDocument(deps, row, language)), null);
  });
  return document;
}

/** Returns a page by id; null when it is not published or not available in the language. */
export async function readPageDocument(
  deps: ServiceDependencies,
  id: number,
  language: Language,
  now: Date,
): Promise<ScreenDocument | null> {
  const tags = [`page:${id}`, ...contentTags];
  const cached = await deps.cache.get(`page ${language} ${id}`, tags, async () => {
    const row = await loadPage(deps.db, id);
    const isOffered = row?.languages.includes(language);
    return toCached(row && isOffered ? await publishedDocument(deps, row, language) : null, row);
  });
  const isPublished = cached.publishedAt !== null && new Date(cached.publishedAt) <= now;
  return isPublished ? cached.document : null;
}

const toCached = (document: ScreenDocument | null, row: DocumentRow | null): CachedRow =>
  deepFreeze({ document, publishedAt: row?.published_at ?? null });

async function publishedDocument(
  deps: ServiceDependencies,
  row: DocumentRow,
  language: Language,
): Promise<ScreenDocument> {
  return toScreenDocument(deps, row, await readPublished(deps.db, [row.key]), language);
}

/** Builds a page or template from these nodes, ready to render. */
export async function toScreenDocument(
  deps: ServiceDependencies,
  row: DocumentRow,
  nodes: readonly ShownNode[],
  language: Language,
): Promise<ScreenDocument> {
  const elements = assembleDocument(nodes, row.key, language, deps.blocks?.models);
  return {
    ...(row.key.startsWith('page:') ? await ofPage(deps, row) : ofTemplate(row)),
    id: row.id,
    title: localize(row.title, language),
    description: localize(row.description, language),
    elements,
    ...(await readReferences(deps, elements, language)),
  };
}

function ofTemplate(row: DocumentRow) {
  const slug = localize(row.slugs, defaultLanguage);
  const slugs = Object.fromEntries(languages.map((each) => [each, slug]));
  return { kind: 'template', template: slug, slugs, alternates: {} } as const;
}

async function ofPage(deps: ServiceDependencies, row: DocumentRow) {
  const home = await readHomeSlug(deps);
  const offered = languages.filter((each) => row.languages.includes(each));
  const perLanguage = (value: (each: Language) => string) =>
    Object.fromEntries(offered.map((each) => [each, value(each)]));
  return {
    kind: 'page',
    template: 'page',
    slugs: perLanguage((each) => localize(row.slugs, each)),
    alternates: perLanguage((each) => documentPath({ kind: 'page', slugs: row.slugs }, each, home)),
  } as const;
}
