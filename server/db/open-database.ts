import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { startEmbedded } from './embedded.ts';
import { createPool } from './pool.ts';
import { prepareStatements } from './prepared-statements.ts';
import type { Database } from './schema.ts';
import { StartError } from './start-error.ts';
import { twoPools } from './two-pools.ts';

export interface OpenDatabase {
  readonly db: Kysely<Database>;
  /** The replica named by READ_DATABASE_URL, otherwise the same as `db`. May lag behind. */
  readonly readDb: Kysely<Database>;
  /** Connection string for tools that open their own connection (LISTEN, job queue). */
  readonly connectionString: string;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  readonly DATABASE_URL?: string | undefined;
  readonly READ_DATABASE_URL?: string | undefined;
  /** Folder of the embedded database. */
  readonly IZLOG_DATA: string;
}

/** Opens the server named by DATABASE_URL, otherwise the embedded one. Throws `StartError`. */
export async function openDatabase(
  settings: DatabaseSettings,
  onError?: (error: Error) => void,
): Promise<OpenDatabase> {
  const given = settings.DATABASE_URL;
  const { IZLOG_DATA: folder } = settings;
  const embedded = given ? null : await startEmbedded(folder, onError ? { onError } : {});
  const connectionString = embedded?.connectionString ?? given ?? '';
  const opened: Kysely<Database>[] = [];
  const close = async () => {
    await Promise.all(opened.map((db) => db.destroy()));
    await embedded?.stop();
  };
  try {
    const db = await connect('DATABASE_URL', connectionString, onError);
    opened.push(db);
    await requireVersion(db);
    if (!settings.READ_DATABASE_URL) return { db, readDb: db, connectionString, close };
    const readDb = await connect('READ_DATABASE_URL', settings.READ_DATABASE_URL, onError);
    opened.push(readDb);
    return { db, readDb, connectionString, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Maximum connections of a process; PostgreSQL allows 100 by default. Single statements run faster on a few
 * connections than on many: more of them at once only compete for the cores and their caches.
 */
const queryConnections = 8;
const transactionConnections = 16;

/** Returns a Kysely instance over a pool that was able to connect. */
async function connect(
  variable: string,
  url: string,
  onError?: (error: Error) => void,
): Promise<Kysely<Database>> {
  const target = describeTarget(variable, url);
  const [pool, transactions] = [queryConnections, transactionConnections].map((max) =>
    createPool(url, { max, ...(onError && { onError }) }),
  ) as [pg.Pool, pg.Pool];
  try {
    for (const each of [pool, transactions]) prepareStatements(each);
    (await pool.connect()).release();
    return createDatabase(pool, transactions);
  } catch (error) {
    await Promise.all([pool.end(), transactions.end()]);
    throw new StartError(
      `The database named by ${variable} cannot be reached: ${target} (${reason(error)}). Check that the server runs, that host, port, database and user are right, and that a firewall lets this machine in.`,
    );
  }
}

export function createDatabase(pool: pg.Pool, transactions?: pg.Pool): Kysely<Database> {
  const dialect = transactions ? twoPools(pool, transactions) : new PostgresDialect({ pool });
  return new Kysely<Database>({ dialect });
}

/** Describes a URL by host, port, database and user, never by its password. */
function describeTarget(variable: string, url: string): string {
  try {
    const { hostname, port, pathname, username } = new URL(url);
    const database = decodeURIComponent(pathname.slice(1));
    return `host ${hostname || 'localhost'}, port ${port || '5432'}, database "${database}", user "${decodeURIComponent(username)}"`;
  } catch {
    throw new StartError(
      `${variable} is not a URL. It looks like postgres://user:password@host:5432/database.`,
    );
  }
}

/** Only codes: a driver's message could quote the connection string. */
function reason(error: unknown): string {
  const { code, errors } = error as { code?: string; errors?: { code?: string }[] };
  const text: Record<string, string> = {
    ECONNREFUSED: 'connection refused',
    ENOTFOUND: 'host name not found',
    EAI_AGAIN: 'host name not found',
    ETIMEDOUT: 'no answer in time',
    '28P01': 'password not accepted',
    '28000': 'access not allowed for this user',
    '3D000': 'database does not exist',
    '53300': 'server has no free connections',
    '57P03': 'server is starting or stopping',
  };
  const known = code ?? errors?.find((inner) => inner.code)?.code;
  return known ? (text[known] ?? `code ${known}`) : 'no answer';
}

async function requireVersion(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ version: number; encoding: string }>`
    SELECT current_setting('server_version_num')::int AS version,
      current_setting('server_encoding') AS encoding`.execute(db);
  const found = rows[0];
  if (!found || found.version < 140_000 || found.encoding !== 'UTF8') {
    throw new StartError(
      `The database must be PostgreSQL 14 or newer with encoding UTF8; this one is ${found?.version} with ${found?.encoding}.`,
    );
  }
}
