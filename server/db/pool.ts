import pg from 'pg';

/** OIDs of the types that are parsed differently from pg's defaults. */
const int8 = 20;
const numeric = 1700;
const date = 1082;
const timestamptz = 1184;

const parsers = new Map<number, (text: string) => unknown>([
  // All our bigints (cents, ids, sizes) are far below 2^53.
  [int8, Number],
  [numeric, Number],
  [date, (text) => text],
  [timestamptz, (text) => new Date(text).toISOString()],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
};

export interface PoolOptions {
  readonly max?: number;
  /** Called for connections that broke while idle; the pool has already dropped them. */
  readonly onError?: (error: Error) => void;
}

/**
 * Nothing waits forever: locks, statements and idle transactions all have timeouts. Settings in the URL
 * (`?options=-c lock_timeout=5s`) come after these and take precedence.
 */
const sessionSettings = [
  'timezone=UTC',
  'lock_timeout=2s',
  'statement_timeout=30s',
  'idle_in_transaction_session_timeout=30s',
];

export function createPool(connectionString: string, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    ...withSettings(connectionString),
    types,
    max: options.max ?? 20,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'izlog',
  });
  const report = options.onError ?? (() => undefined);
  pool.on('error', report);
  // A connection that breaks while checked out reports here too; its query rejects separately.
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

/** If the URL contains options, the driver uses them instead of those in its configuration. */
function withSettings(connectionString: string): pg.PoolConfig {
  const settings = sessionSettings.map((setting) => `-c ${setting}`).join(' ');
  const url = URL.canParse(connectionString) ? new URL(connectionString) : null;
  const own = url?.searchParams.get('options');
  if (!url || !own) return { connectionString, options: settings };
  url.searchParams.delete('options');
  return { connectionString: url.href, options: `${settings} ${own}` };
}
