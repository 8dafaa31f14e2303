import { StartError } from '../db/start-error.ts';
import type { MediaDigest } from './media-files.ts';
import type { Sequences, Table, TableDigest } from './tables.ts';

/** Increases when older versions can no longer read a backup. */
export const formatNumber = 1;

/** First entry of a backup. */
export interface BackupHeader {
  readonly format: typeof formatNumber;
  readonly createdAt: string;
  /** Ids of the migrations that created the schema of the tables. */
  readonly migrations: readonly number[];
  readonly tables: readonly Table[];
}

/** Last entry: the expected totals after a restore. */
export interface BackupTotals {
  readonly tables: Readonly<Record<string, TableDigest>>;
  readonly sequences: Sequences;
  readonly media: MediaDigest;
}

export const headerName = 'header.json';
export const totalsName = 'totals.json';
const tableEntry = /^tables\/([a-z0-9_]+)\/\d+$/;
const mediaPrefix = 'media/';

export const tablePart = (table: string, part: number): string => `tables/${table}/${part}`;
export const mediaEntry = (name: string): string => `${mediaPrefix}${name}`;

/** Name of the table whose rows an entry contains; null for other entries. */
export const tableOf = (entry: string): string | null => tableEntry.exec(entry)?.[1] ?? null;
export const mediaOf = (entry: string): string | null =>
  entry.startsWith(mediaPrefix) ? entry.slice(mediaPrefix.length) : null;

/** Throws `StartError` if this version cannot restore the backup. */
export function checkHeader(header: BackupHeader, known: readonly number[]): void {
  const isOurs = header.format === formatNumber;
  if (isOurs && header.migrations.every((id) => known.includes(id))) return;
  throw new StartError(
    'The backup was made by a newer version of Izlog. Restore it with that version.',
  );
}
