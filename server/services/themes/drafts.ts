import { sql } from 'kysely';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { missingFont } from './fonts/fonts.ts';
import { hashOf, readSource } from './read-source.ts';

export async function readState({
  db,
  siteTheme = '{}',
}: ServiceDependencies): Promise<EndpointOutput<'theme.get'>> {
  const { rows } = await sql<Omit<EndpointOutput<'theme.get'>, 'site' | 'hashes'>>`
    SELECT (SELECT source FROM theme_drafts) AS draft,
      coalesce((SELECT revision FROM theme_drafts), 0) AS revision,
      (SELECT source FROM theme_versions WHERE published_at IS NOT NULL
        ORDER BY published_at DESC, id DESC LIMIT 1) AS published`.execute(db);
  const [state = { draft: null, revision: 0, published: null }] = rows;
  return { site: siteTheme, ...state, hashes: hashesOf({ site: siteTheme, ...state }) };
}

type Sources = Pick<EndpointOutput<'theme.get'>, 'site' | 'draft' | 'published'>;

const hashesOf = ({ site, draft, published }: Sources) => ({
  shown: hashOf(published ?? site),
  draft: draft === null ? null : hashOf(draft),
});

/** Fails with `conflict` if another editor has saved a newer draft than the one that this is based on. */
export async function saveDraft(
  { db }: ServiceDependencies,
  { source, revision }: EndpointInput<'theme.saveDraft'>,
  now: Date,
): Promise<Result<EndpointOutput<'theme.saveDraft'>>> {
  const theme = readSource(source);
  if (!theme) return fail('invalidValue', { field: 'source' });
  const lacking = await missingFont({ db }, theme.fonts);
  if (lacking !== null) return fail('fontMissing', { params: { name: lacking } });
  const at = now.toISOString();
  const { rows } = await sql<{ revision: number }>`
    INSERT INTO theme_drafts (source, revision, updated_at)
    SELECT ${source}, 1, ${at} WHERE ${revision} = 0 OR EXISTS (SELECT FROM theme_drafts)
    ON CONFLICT (id) DO UPDATE SET source = excluded.source, updated_at = excluded.updated_at,
      revision = theme_drafts.revision + 1
      WHERE theme_drafts.revision = ${revision}
    RETURNING revision`.execute(db);
  return rows[0] ? ok(rows[0]) : fail('conflict');
}

export async function restoreVersion(
  { db }: ServiceDependencies,
  id: number,
  now: Date,
): Promise<Result<EndpointOutput<'theme.restore'>>> {
  const { rows } = await sql<{ revision: number }>`
    INSERT INTO theme_drafts (source, revision, updated_at)
    SELECT source, 1, ${now.toISOString()} FROM theme_versions WHERE id = ${id}
    ON CONFLICT (id) DO UPDATE SET source = excluded.source, updated_at = excluded.updated_at,
      revision = theme_drafts.revision + 1
    RETURNING revision`.execute(db);
  return rows[0] ? ok(rows[0]) : fail('notFound');
}
