import { sql } from 'kysely';
import { productOfKey } from '#schemas/block/product-node.ts';
import type { Element } from '#schemas/document/element.ts';
import { elementTexts } from '#schemas/document/element-texts.ts';
import type { Media } from '#schemas/entities/media.ts';
import type { References } from '#schemas/entities/screen-document.ts';
import type { Language } from '#schemas/languages.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { findPaths, isDocumentTarget } from './document-paths.ts';
import { type MediaRow, mediaOf } from './media-entity.ts';
import { findProductMedia } from './product-media.ts';

/** Returns the paths of all pages and posts, and all media, that the options of these elements name. */
export async function readReferences(
  deps: ServiceDependencies,
  elements: readonly Element[],
  language: Language,
): Promise<References> {
  return findReferences(deps, elementTexts(elements), language);
}

/** Resolves these texts: link targets to their paths, keys to their media. Other texts are ignored. */
export async function findReferences(
  deps: ServiceDependencies,
  all: readonly string[],
  language: Language,
): Promise<References> {
  const [links, media, products] = await Promise.all([
    findPaths(deps, [...all.filter(isDocumentTarget), ...productTargets(all)], language),
    findMedia(deps, all, language),
    findProductMedia(deps, all, language),
  ]);
  return { links, media: { ...media, ...products } };
}

/** Products within texts link to their pages. */
const productTargets = (texts: readonly string[]) =>
  texts.flatMap((text) => productOfKey(text) ?? []).map((slug) => `product:${slug}`);

/** Media by key, sorted: equal pages must have equal bytes, however the database reads its rows. */
async function findMedia(
  { db }: ServiceDependencies,
  keys: readonly string[],
  language: Language,
): Promise<Record<string, Media>> {
  const { rows } = await sql<MediaRow>`
    SELECT * FROM media WHERE key = ANY (${keys}::text[]) AND deleted_at IS NULL AND access = 'public'
    ORDER BY key`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.key, mediaOf(row, language)]));
}
