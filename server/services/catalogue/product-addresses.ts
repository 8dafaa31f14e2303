import { sql } from 'kysely';
import { defaultLanguage, type Language, type LocalizedText } from '#schemas/languages.ts';
import { anyOf } from '../../cache/drop-log.ts';
import { type MediaRow, mediaOf } from '../content/media-entity.ts';
import type { ServiceDependencies } from '../dependencies.ts';

export interface ProductAddress {
  readonly id: number;
  readonly slugs: LocalizedText;
  /** Languages in which it is published; null for all. */
  readonly languages: readonly Language[] | null;
  readonly updated_at: string;
  /** Path of its first picture; null without one. */
  readonly picture: string | null;
}

/** Products with their own address, in parts of `partSize` by ascending id. */
export interface ProductAddresses {
  /** First id of each part. */
  readonly parts: () => Promise<readonly number[]>;
  readonly part: (firstId: number) => Promise<readonly ProductAddress[]>;
}

export function productAddresses(
  { readDb, cache }: Pick<ServiceDependencies, 'readDb' | 'cache'>,
  partSize: number,
): ProductAddresses {
  return {
    parts: () =>
      cache.get(`product addresses ${partSize}`, ['catalogue', anyOf('list')], async () => {
        const { rows } = await sql<{ id: number }>`SELECT id FROM (
            SELECT id, row_number() OVER (ORDER BY id) AS number
            FROM products WHERE visible_individually AND NOT archived) AS listed
          WHERE (number - 1) % ${partSize} = 0 ORDER BY id`.execute(readDb);
        return rows.map(({ id }) => id);
      }),
    async part(firstId) {
      const rows = await readDb
        .selectFrom('products')
        .select(['id', 'slugs', 'languages', 'updated_at', firstPicture])
        .where('visible_individually', '=', true)
        .where('archived', '=', false)
        .where('id', '>=', firstId)
        .orderBy('id')
        .limit(partSize)
        .execute();
      return rows.map(({ picture, ...row }) => ({
        ...row,
        picture: picture && mediaOf(picture, defaultLanguage).path,
      }));
    },
  };
}

const firstPicture = sql<MediaRow | null>`(SELECT to_jsonb(file)
  FROM product_media pm JOIN media file ON file.id = pm.media_id
  WHERE pm.product_id = products.id AND file.deleted_at IS NULL AND file.access = 'public'
  ORDER BY pm.position LIMIT 1)`.as('picture');
