import pg from 'pg';

/** OIDs of the wire types that are read differently from pg's default. */
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
  /** Told about connections that broke while idle; the pool has already dropped them. */
  readonly onError?: (error: Error) => void;
}

export function createPool(connectionString: string, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: options.max ?? 20,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'izlog',
    options: '-c timezone=UTC',
  });
  const report = options.onError ?? (() => undefined);
  pool.on('error', report);
  // A connection that breaks while it is lent out reports here too; its query rejects by itself.
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}
