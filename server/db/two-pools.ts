import { type DatabaseConnection, type Dialect, type Driver, PostgresDialect } from 'kysely';
import type pg from 'pg';

/**
 * Writing transactions take their connections from a separate pool: while they wait for locks, single
 * statements, mainly of pages, can still run.
 */
export function twoPools(queries: pg.Pool, transactions: pg.Pool): Dialect {
  const dialect = new PostgresDialect({ pool: queries });
  const writing = new PostgresDialect({ pool: transactions });
  return {
    createDriver: () => createDriver(dialect.createDriver(), writing.createDriver()),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

/** A connection from one of the pools, acquired once it is clear from which. */
interface Lease extends DatabaseConnection {
  take(driver: Driver): Promise<DatabaseConnection>;
  release(): Promise<void>;
}

function createLease(queries: Driver): Lease {
  let held: { readonly driver: Driver; readonly connection: DatabaseConnection } | null = null;
  const take = async (driver: Driver) => {
    held ??= { driver, connection: await driver.acquireConnection() };
    return held.connection;
  };
  return {
    take,
    executeQuery: async (query) => (await take(queries)).executeQuery(query),
    async *streamQuery(query, size) {
      yield* (await take(queries)).streamQuery(query, size);
    },
    async release() {
      await held?.driver.releaseConnection(held.connection);
    },
  };
}

function createDriver(queries: Driver, transactions: Driver): Driver {
  const both = [queries, transactions];
  return {
    init: async () => void (await Promise.all(both.map((driver) => driver.init()))),
    acquireConnection: async () => createLease(queries),
    async beginTransaction(lease, settings) {
      const driver = settings.accessMode === 'read only' ? queries : transactions;
      await driver.beginTransaction(await (lease as Lease).take(driver), settings);
    },
    commitTransaction: (lease) => transactions.commitTransaction(lease),
    rollbackTransaction: (lease) => transactions.rollbackTransaction(lease),
    releaseConnection: (lease) => (lease as Lease).release(),
    destroy: async () => void (await Promise.all(both.map((driver) => driver.destroy()))),
  };
}
