import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

const pattern = /^(page|post|product|category|post-category|event):([^\s?#]+)/;

/** Returns kind and slug of a target within this site; null for any other. */
function parseTarget(target: string): { key: string; kind: string; slug: string } | null {
  const [key, kind, slug] = pattern.exec(target) ?? [];
  return key && kind && slug ? { key, kind, slug } : null;
}

interface Found {
  readonly kind: string;
  readonly slug: string;
  readonly published: boolean;
}

export type TargetState = 'ok' | 'hidden' | 'broken';

/** Checks whether link targets exist; `hidden` ones exist but are not published. */
export async function checkTargets(
  db: Kysely<Database>,
  targets: readonly string[],
): Promise<(target: string) => TargetState> {
  const slugs = [...new Set(targets.flatMap((target) => parseTarget(target)?.slug ?? []))];
  const found = slugs.length === 0 ? [] : await findSlugs(db, slugs);
  const published = new Map<string, boolean>();
  for (const each of found) {
    const key = `${each.kind}:${each.slug}`;
    published.set(key, (published.get(key) ?? false) || each.published);
  }
  return (target) => {
    const parsed = parseTarget(target);
    if (!parsed) return 'ok';
    const state = published.get(parsed.key);
    if (state === undefined) return 'broken';
    return state ? 'ok' : 'hidden';
  };
}

async function findSlugs(db: Kysely<Database>, slugs: readonly string[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    WITH wanted (slug) AS (SELECT unnest(${slugs}::text[]))
    SELECT 'page' AS kind, s.slug, p.published_at IS NOT NULL AS published
      FROM page_slugs s JOIN pages p ON p.id = s.page_id JOIN wanted w ON w.slug = s.slug
    UNION ALL SELECT 'post', s.slug, p.published_at IS NOT NULL
      FROM post_slugs s JOIN posts p ON p.id = s.post_id JOIN wanted w ON w.slug = s.slug
    UNION ALL SELECT 'product', s.slug, NOT p.archived
      FROM product_slugs s JOIN products p ON p.id = s.product_id JOIN wanted w ON w.slug = s.slug
    UNION ALL SELECT 'category', s.slug, true FROM category_slugs s JOIN wanted w ON w.slug = s.slug
    UNION ALL SELECT 'post-category', s.slug, true FROM term_slugs s JOIN wanted w ON w.slug = s.slug
    UNION ALL SELECT 'event', w.slug, true FROM events e JOIN wanted w
      ON w.slug = e.slug OR w.slug = e.id::text`.execute(db);
  return rows;
}

/** Returns the keys that no medium in the library has. */
export async function findMissingMedia(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<Set<string>> {
  const missing = new Set(keys);
  if (missing.size === 0) return missing;
  const rows = await db
    .selectFrom('media')
    .select('key')
    .where('key', 'in', [...missing])
    .where('deleted_at', 'is', null)
    .execute();
  for (const { key } of rows) missing.delete(key);
  return missing;
}
