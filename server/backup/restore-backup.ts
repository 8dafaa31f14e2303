import { once } from 'node:events';
import pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { createDatabase } from '../db/open-database.ts';
import { createPool } from '../db/pool.ts';
import { isEmpty } from '../db/seed.ts';
import { StartError } from '../db/start-error.ts';
import type { FileStore } from '../media/file-store.ts';
import { type ArchiveEntry, readArchive } from './archive.ts';
import { openTables } from './constraints.ts';
import {
  type BackupHeader,
  type BackupTotals,
  checkHeader,
  headerName,
  mediaOf,
  tableOf,
  totalsName,
} from './format.ts';
import { createMediaDigest, writeMedia } from './media-files.ts';
import {
  begin,
  columnList,
  digestTable,
  readMigrations,
  setSequences,
  type Table,
} from './tables.ts';

export interface RestoreOptions {
  readonly connectionString: string;
  readonly media: FileStore;
  readonly file: string;
  /** Passphrase or `AGE-SECRET-KEY-1…`; null for a backup that is not encrypted. */
  readonly key: string | null;
  readonly onProgress: (text: string) => void;
}

type Entries = AsyncGenerator<ArchiveEntry>;

interface OpenTable {
  readonly name: string;
  readonly stream: CopyStreamQuery;
  readonly refused: Promise<never>;
}

/**
 * Fills an empty database and the media folder. Either all rows are restored and verified, or none. Throws
 * `StartError` if the database is not empty or the backup is incomplete.
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupTotals> {
  const entries = readArchive(options.file, options.key);
  try {
    const header = await readHeader(entries, options.file);
    await prepareDatabase(options.connectionString, header);
    return await fill(entries, header, options);
  } finally {
    await entries.return(undefined);
  }
}

async function readHeader(entries: Entries, file: string): Promise<BackupHeader> {
  const { value } = await entries.next();
  if (value?.name !== headerName) throw new StartError(`${file} is no backup of Izlog.`);
  const header = JSON.parse(value.content.toString()) as BackupHeader;
  checkHeader(
    header,
    migrations.map(({ id }) => id),
  );
  return header;
}

/** Migrates an empty database to the schema of the backup; the next start of the shop migrates it further. */
async function prepareDatabase(url: string, header: BackupHeader): Promise<void> {
  const db = createDatabase(createPool(url, { max: 2 }));
  try {
    await migrate(
      db,
      migrations.filter(({ id }) => header.migrations.includes(id)),
    );
    if (await isEmpty(db)) return;
  } finally {
    await db.destroy();
  }
  throw new StartError('The database already holds a shop. Restore into an empty one.');
}

async function fill(entries: Entries, header: BackupHeader, options: RestoreOptions) {
  const client = new pg.Client({ connectionString: options.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await begin(client, '');
    await requireShape(client, header);
    const close = await openTables(client, header.tables);
    const totals = await copyEntries(client, entries, header, options);
    await close();
    await setSequences(client, totals.sequences);
    options.onProgress('Comparing counts and checksums');
    await compareTables(client, header, totals);
    await client.query('COMMIT');
    return totals;
  } finally {
    await client.end();
  }
}

/** A database that a newer version opened has columns that the backup does not have. */
async function requireShape(client: pg.Client, header: BackupHeader): Promise<void> {
  const found = await readMigrations(client);
  if (found.join() === header.migrations.join()) return;
  throw new StartError('The database was opened by another version before. Use a new, empty one.');
}

async function copyEntries(
  client: pg.Client,
  entries: Entries,
  header: BackupHeader,
  options: RestoreOptions,
): Promise<BackupTotals> {
  const rows = createRowWriter(client, header.tables, options.onProgress);
  const media = createMediaWriter(options);
  for await (const { name, content } of entries) {
    if (name === totalsName) {
      await rows.end();
      const totals = JSON.parse(content.toString()) as BackupTotals;
      await media.compare(totals);
      return totals;
    }
    const table = tableOf(name);
    const file = mediaOf(name);
    if (table !== null) await rows.write(table, content);
    else if (file !== null) await media.write(file, content);
  }
  throw new StartError(`${options.file} ends too early. Nothing was restored.`);
}

/** The parts of a table follow each other; each table is one COPY. */
function createRowWriter(
  client: pg.Client,
  tables: readonly Table[],
  onProgress: RestoreOptions['onProgress'],
) {
  const byName = new Map(tables.map((table) => [table.name, table]));
  let open: OpenTable | null = null;

  async function end(): Promise<void> {
    if (!open) return;
    const { stream } = open;
    open = null;
    const finished = once(stream, 'finish');
    stream.end();
    await finished;
  }

  async function openTable(name: string): Promise<OpenTable> {
    const table = byName.get(name);
    if (!table) throw new StartError(`The backup names an unknown table "${name}".`);
    await end();
    onProgress(`Table ${tables.indexOf(table) + 1} of ${tables.length}: ${name}`);
    const into = `${pg.escapeIdentifier(name)} (${columnList(table)})`;
    const stream = client.query(copyFrom(`COPY ${into} FROM STDIN`));
    const refused = new Promise<never>((_, reject) => stream.once('error', reject));
    refused.catch(() => undefined);
    return { name, stream, refused };
  }

  async function write(name: string, content: Buffer): Promise<void> {
    if (open?.name !== name) open = await openTable(name);
    const { stream, refused } = open;
    // If the server refuses a row, the stream ends without calling back.
    const written = new Promise<void>((done) => stream.write(content, () => done()));
    await Promise.race([written, refused]);
  }

  return { write, end };
}

function createMediaWriter({ media: files, onProgress, file }: RestoreOptions) {
  const names: string[] = [];

  async function write(name: string, content: Buffer): Promise<void> {
    await writeMedia(files, name, content);
    names.push(name);
    if (names.length % 100 === 0) onProgress(`Files: ${names.length}`);
  }

  /** Reads the files back from the folder to detect disk errors. */
  async function compare({ media }: BackupTotals): Promise<void> {
    const digest = createMediaDigest();
    for (const name of names) {
      const content = await files.read(name);
      if (content) digest.add(name, content);
    }
    const found = digest.result();
    if (found.checksum === media.checksum) return;
    throw new StartError(
      `${file} should hold ${media.files} files, ${found.files} were restored, or their content differs.`,
    );
  }

  return { write, compare };
}

async function compareTables(
  client: pg.Client,
  { tables }: BackupHeader,
  totals: BackupTotals,
): Promise<void> {
  for (const table of tables) {
    const found = await digestTable(client, table);
    const expected = totals.tables[table.name];
    if (found.rows === expected?.rows && found.checksum === expected.checksum) continue;
    throw new StartError(
      `Table ${table.name} should hold ${expected?.rows} rows, ${found.rows} were restored, or their content differs. Nothing was restored.`,
    );
  }
}
