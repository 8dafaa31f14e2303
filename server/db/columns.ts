import type { ColumnType } from 'kysely';
import type { LocalizedText } from '#schemas/languages.ts';

/** A jsonb column is written as text (`JSON.stringify`): pg would send an array as an SQL array. */
export type Jsonb<T> = ColumnType<T, string, string>;

/** A jsonb column with a default in the database. */
export type JsonbDefault<T> = ColumnType<T, string | undefined, string>;

export type Localized = Jsonb<LocalizedText>;
