import { sql } from 'kysely';
import { productMediaKey, productOfKey } from '#schemas/block/product-node.ts';
import type { Media } from '#schemas/entities/media.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isPublished } from '../is-published.ts';
import { type MediaRow, mediaOf } from './media-entity.ts';

interface ProductRow {
  readonly id: number;
  readonly slug: string;
  readonly name: LocalizedText;
  readonly picture: MediaRow | null;
}

/** Maximum width of a card's pictures. */
const maxWidth = 480;

/** Returns the data of the products with these keys (see `product-node.ts`); missing ones are left out. */
export async function findProductMedia(
  { readDb }: ServiceDependencies,
  texts: readonly string[],
  language: Language,
): Promise<Record<string, Media>> {
  const slugs = texts.map(productOfKey).filter((slug) => slug !== null);
  if (slugs.length === 0) return {};
  const { rows } = await sql<ProductRow>`
    SELECT DISTINCT ON (s.slug) s.slug, p.id, p.name,
      (SELECT to_jsonb(file) FROM product_media pm JOIN media file ON file.id = pm.media_id
        WHERE pm.product_id = p.id AND file.deleted_at IS NULL AND file.access = 'public'
        ORDER BY pm.position LIMIT 1) AS picture
    FROM product_slugs s JOIN products p ON p.id = s.product_id
    WHERE s.slug = ANY (${slugs}::text[]) AND ${isPublished('p', language)}
    ORDER BY s.slug, s.language = ${language} DESC, s.is_current DESC`.execute(readDb);
  const entries = rows.map((row) => [productMediaKey(row.slug), asMedia(row, language)] as const);
  return Object.fromEntries(entries);
}

function asMedia({ id, slug, name, picture }: ProductRow, language: Language): Media {
  const key = productMediaKey(slug);
  const title = localize(name, language);
  if (!picture) return { ...noPicture, id, key, title };
  const media = mediaOf(picture, language);
  const sources = media.sources.filter(({ width }) => width <= maxWidth);
  return { ...media, key, title, sources };
}

const noPicture = {
  path: '',
  mime: '',
  access: 'public' as const,
  alt: '',
  width: null,
  height: null,
  sources: [],
};
