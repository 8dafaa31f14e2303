import { sql } from 'kysely';
import type { LocalizedText } from '#schemas/languages.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import type { ElementRow, LinkRow } from './element-tree.ts';

/** A page or a template, with what stands on it in order. */
export interface DocumentRow {
  readonly id: number;
  readonly slugs: LocalizedText;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly languages: readonly string[];
  readonly published_at: string | null;
  readonly links: readonly LinkRow[];
}

const linksOf = (kind: 'page' | 'template') => sql`ARRAY(
  SELECT jsonb_build_object('id', l.id, 'element_id', l.element_id, 'master_id', l.master_id,
    'meta', l.meta, 'options', l.options)
  FROM links l WHERE l.owner_kind = ${kind} AND l.owner_id = d.id ORDER BY l.position) AS links`;

export async function loadPage({ db }: ServiceDependencies, id: number) {
  const { rows } = await sql<DocumentRow>`
    SELECT d.id, d.slugs, d.title, d.description, d.languages, d.published_at, ${linksOf('page')}
    FROM pages d WHERE d.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function loadTemplate({ db }: ServiceDependencies, slug: string) {
  const { rows } = await sql<DocumentRow>`
    SELECT d.id, jsonb_build_object('hr', d.slug) AS slugs, d.title, d.description,
      '{}'::text[] AS languages, NULL AS published_at, ${linksOf('template')}
    FROM templates d WHERE d.slug = ${slug}`.execute(db);
  return rows[0] ?? null;
}

/** Elements with everything below them, siblings in their order. */
export async function loadElements(
  { db }: ServiceDependencies,
  ids: readonly string[],
): Promise<readonly ElementRow[]> {
  const { rows } = await sql<ElementRow>`
    WITH RECURSIVE tree (id) AS (
      SELECT id FROM elements WHERE id = ANY (${ids}::text[])
      UNION SELECT child.id FROM elements child JOIN tree ON child.parent_id = tree.id
    )
    SELECT e.id, e.handler, e.version, e.title, e.type, e.options, e.translations, e.meta,
      e.mobile_options, e.mobile_meta, e.link_meta, e.slug, e.parent_id, e.slot, e.revision,
      e.created_at
    FROM elements e JOIN tree USING (id) ORDER BY e.slot, e.position, e.id`.execute(db);
  return rows;
}
