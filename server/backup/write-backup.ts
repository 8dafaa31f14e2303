import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStore } from '../media/file-store.ts';
import { type ArchiveWriter, createArchive } from './archive.ts';
import {
  type BackupHeader,
  type BackupTotals,
  formatNumber,
  headerName,
  mediaEntry,
  tablePart,
  totalsName,
} from './format.ts';
import { createMediaDigest, mediaNames } from './media-files.ts';
import {
  begin,
  columnList,
  digestTable,
  readMigrations,
  readSequences,
  readTables,
  type Table,
  type TableDigest,
} from './tables.ts';

export interface BackupOptions {
  readonly connectionString: string;
  readonly media: FileStore;
  /** Path of the backup; no file may exist there. */
  readonly file: string;
  /** See `encrypt`; null leaves the file unencrypted. */
  readonly key: string | null;
  readonly now: Date;
  /** Reports the progress. */
  readonly onProgress: (text: string) => void;
}

/** Bytes of one entry with rows. */
const partSize = 4 * 1024 * 1024;

/**
 * Writes all rows of one snapshot, then the files that those rows reference. The shop stays open meanwhile.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupTotals> {
  const client = new pg.Client({ connectionString: options.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const archive = await createArchive(options.file, options.key);
  try {
    await begin(client, 'ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const rows = await writeRows(client, archive, options);
    await client.query('COMMIT');
    const totals = { ...rows, media: await writeMediaFiles(archive, options) };
    await archive.add(totalsName, JSON.stringify(totals));
    await archive.finish();
    return totals;
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await client.end();
  }
}

async function writeRows(client: pg.Client, archive: ArchiveWriter, options: BackupOptions) {
  const header: BackupHeader = {
    format: formatNumber,
    createdAt: options.now.toISOString(),
    migrations: await readMigrations(client),
    tables: await readTables(client),
  };
  await archive.add(headerName, JSON.stringify(header));
  const tables: Record<string, TableDigest> = {};
  for (const [index, table] of header.tables.entries()) {
    options.onProgress(`Table ${index + 1} of ${header.tables.length}: ${table.name}`);
    await writeTable(client, archive, table);
    tables[table.name] = await digestTable(client, table);
  }
  return { tables, sequences: await readSequences(client) };
}

async function writeTable(client: pg.Client, archive: ArchiveWriter, table: Table): Promise<void> {
  const name = pg.escapeIdentifier(table.name);
  const rows = client.query(copyTo(`COPY ${name} (${columnList(table)}) TO STDOUT`));
  let part = 0;
  let pending: Buffer[] = [];
  const write = async () => {
    await archive.add(tablePart(table.name, part), Buffer.concat(pending));
    part += 1;
    pending = [];
  };
  let size = 0;
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    pending.push(chunk);
    size += chunk.length;
    if (size < partSize) continue;
    await write();
    size = 0;
  }
  if (pending.length > 0) await write();
}

async function writeMediaFiles(archive: ArchiveWriter, options: BackupOptions) {
  const digest = createMediaDigest();
  let files = 0;
  for (const name of await mediaNames(options.media)) {
    const content = await options.media.read(name);
    if (!content) continue;
    await archive.add(mediaEntry(name), content);
    digest.add(name, content);
    files += 1;
    if (files % 100 === 0) options.onProgress(`Files: ${files}`);
  }
  return digest.result();
}
