import { type Kysely, sql } from 'kysely';
import type { Country, LanguageRow } from '#schemas/entities/settings.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import { collationOf, defaultLanguageSql } from '../../db/language-sql.ts';
import type { Database } from '../../db/schema.ts';
import type { ServiceDependencies } from '../dependencies.ts';

const columns = [
  'id',
  'name_hrv',
  'name_eng',
  'name_ger',
  'name_srp',
  'code',
  'code2',
  'name',
] as const;

/** All languages of the world, in their stored order. */
export function readLanguages({ db, cache }: ServiceDependencies): Promise<LanguageRow[]> {
  return cache.get('languages', ['languages'], () =>
    db.selectFrom('languages').select(columns).orderBy('position').orderBy('id').execute(),
  );
}

/** All countries, sorted by their name in the requested language. */
export function readCountries(deps: ServiceDependencies, language: Language): Promise<Country[]> {
  return deps.cache.get(`countries ${language}`, ['countries'], () =>
    loadCountries(deps.db, language),
  );
}

async function loadCountries(db: Kysely<Database>, language: Language): Promise<Country[]> {
  const { rows } = await sql<{ id: number; iso: string; code: string; name: LocalizedText }>`
    SELECT id, iso, code, name FROM countries
    ORDER BY coalesce(name ->> ${language}, name ->> ${defaultLanguageSql}) COLLATE ${collationOf(language)}`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, name: localize(row.name, language) }));
}
