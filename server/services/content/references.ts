import { sql } from 'kysely';
import { productKeyOf } from '#schemas/block/product-node.ts';
import type { Element, Json } from '#schemas/document/element.ts';
import type { Media } from '#schemas/entities/media.ts';
import type { References } from '#schemas/entities/screen-document.ts';
import type { Language } from '#schemas/languages.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { findPaths, isDocumentTarget } from './document-paths.ts';
import { type MediaRow, mediaOf } from './media-entity.ts';
import { findProductMedia } from './product-media.ts';

/** Longer texts are neither a key nor a target. */
const maxLength = 500;

/** Addresses of all pages and posts, and all media, that options of these elements name. */
export async function readReferences(
  deps: ServiceDependencies,
  elements: readonly Element[],
  language: Language,
): Promise<References> {
  const texts = new Set<string>();
  for (const element of elements) collectTexts(element, texts);
  return findReferences(deps, [...texts], language);
}

/** What these texts name: link targets their addresses, keys their media. Others name nothing. */
export async function findReferences(
  deps: ServiceDependencies,
  all: readonly string[],
  language: Language,
): Promise<References> {
  const [links, media, products] = await Promise.all([
    findPaths(deps, all.filter(isDocumentTarget), language),
    findMedia(deps, all, language),
    findProductMedia(deps, all, language),
  ]);
  return { links, media: { ...media, ...products } };
}

function collectTexts({ options, mobileOptions, parts }: Element, texts: Set<string>): void {
  collect(options, texts);
  collect(mobileOptions, texts);
  for (const child of Object.values(parts).flat()) collectTexts(child, texts);
}

function collect(value: Json, texts: Set<string>): void {
  if (typeof value === 'string') {
    if (value !== '' && value.length <= maxLength) texts.add(value);
  } else if (typeof value === 'object' && value !== null) {
    const product = productKeyOf(value);
    if (product !== null) texts.add(product);
    for (const member of Object.values(value)) collect(member, texts);
  }
}

/** Whatever text is the key of a medium stands for it. */
async function findMedia(
  { db }: ServiceDependencies,
  keys: readonly string[],
  language: Language,
): Promise<Record<string, Media>> {
  const { rows } = await sql<MediaRow>`
    SELECT * FROM media WHERE key = ANY (${keys}::text[]) AND deleted_at IS NULL AND access = 'public'`.execute(
    db,
  );
  return Object.fromEntries(rows.map((row) => [row.key, mediaOf(row, language)]));
}
