import { type RawBuilder, sql } from 'kysely';

/**
 * The parts `gone` and `written` of a statement that updates the outdated translations of the texts in
 * `given`. An undo also restores the original that a translation was made from (`made_from`).
 */
export const writeOutdated = (
  table: string,
  given: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  given AS (${given}),
  sources AS (
    SELECT g.record_id, g.path, g.language, g.original, CASE
      WHEN g.text !~ '\\S' THEN g.original
      WHEN g.text <> g.text_before THEN coalesce(g.made_from, g.original)
      ELSE coalesce(held.original, g.original_before) END AS made_from
    FROM given g LEFT JOIN outdated_translations held ON held.record_table = ${table}
      AND held.record_id = g.record_id AND held.path = g.path AND held.language = g.language),
  gone AS (
    DELETE FROM outdated_translations o USING sources s WHERE s.made_from = s.original
      AND o.record_table = ${table} AND o.record_id = s.record_id AND o.path = s.path
      AND o.language = s.language
    RETURNING o.path, o.language),
  written AS (
    INSERT INTO outdated_translations (record_table, record_id, path, language, original)
    SELECT ${table}, record_id, path, language, made_from FROM sources WHERE made_from <> original
    ON CONFLICT (record_table, record_id, path, language) DO UPDATE SET original = excluded.original
    RETURNING path, language, original)`;
