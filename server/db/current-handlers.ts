import type { Kysely, KyselyPlugin, QueryResult, UnknownRow } from 'kysely';
import { currentHandler, formerHandlers } from '#schemas/block/former-handlers.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Models } from '#schemas/editing/slots.ts';
import type { Database } from './schema.ts';

/**
 * Returns the database with elements, drafts and revisions read under the current names of their blocks.
 * Stored rows keep the old name until they are written again. Without renamed blocks it returns `db`.
 */
export function withCurrentHandlers(db: Kysely<Database>, models: Models): Kysely<Database> {
  if (formerHandlers(models).size === 0) return db;
  return db.withPlugin(namingPlugin((handler) => currentHandler(models, handler)));
}

type Name = (handler: string) => string;

function namingPlugin(name: Name): KyselyPlugin {
  return {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => Promise.resolve(named(result, name)),
  };
}

function named(result: QueryResult<UnknownRow>, name: Name): QueryResult<UnknownRow> {
  const [first] = result.rows;
  if (!first || !holders.some((column) => column in first)) return result;
  return { ...result, rows: result.rows.map((row) => namedRow(row, name)) };
}

/** Columns of rows that are elements, and of rows that contain elements as JSON. */
const holders = ['handler', 'draft', 'node', 'nodes'];

function namedRow(row: UnknownRow, name: Name): UnknownRow {
  const { draft, node, nodes } = row;
  return {
    ...namedOf(row, name),
    ...(isObject(draft) && { draft: namedOf(draft, name) }),
    ...(isObject(node) && { node: namedOf(node, name) }),
    ...(Array.isArray(nodes) && { nodes: nodes.map((each: UnknownRow) => namedOf(each, name)) }),
  };
}

const namedOf = (value: UnknownRow, name: Name): UnknownRow =>
  typeof value.handler === 'string' ? { ...value, handler: name(value.handler) } : value;
