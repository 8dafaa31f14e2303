import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  nullable: boolean;
  has_default: boolean;
  generated: boolean;
}

const shapes: Record<string, RegExp> = {
  int4: /\bnumber\b/,
  int8: /\bnumber\b/,
  float4: /\bnumber\b/,
  float8: /\bnumber\b/,
  numeric: /\bnumber\b/,
  bool: /\bboolean\b/,
  bytea: /\bBuffer\b/,
  _text: /readonly string\[\]/,
  _int4: /readonly number\[\]/,
  jsonb: /\b(Jsonb|JsonbDefault|Localized)\b/,
};
const anyOther = /^(?!.*\b(number|boolean|Buffer|Jsonb|JsonbDefault|Localized)\b)/;

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

/** Maps table names to column names to the text of their types. */
function declaredTables(): Map<string, Map<string, string>> {
  const schema = read('./schema.ts');
  const files = [...schema.matchAll(/from '(\.\/tables\/[^']+)'/g)].map((match) => match[1] ?? '');
  const source = files.map(read).join('\n');
  const body = /interface Database \{([^}]*)\}/.exec(schema)?.[1] ?? '';
  return new Map(
    [...body.matchAll(/(\w+): (\w+);/g)].map(([, table = '', name = '']) => [
      table,
      columnsOf(source, name),
    ]),
  );
}

function columnsOf(source: string, interfaceName: string): Map<string, string> {
  const body =
    new RegExp(`interface ${interfaceName} \\{\\n(.*?)\\n\\}`, 's').exec(source)?.[1] ?? '';
  return new Map([...body.matchAll(/^ {2}(\w+): ([^;]+);/gm)].map(([, n = '', t = '']) => [n, t]));
}

async function actualColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    SELECT table_name, column_name, udt_name, is_nullable = 'YES' AS nullable,
      column_default IS NOT NULL OR is_identity = 'YES' AS has_default,
      is_generated = 'ALWAYS' OR identity_generation IS NOT DISTINCT FROM 'ALWAYS' AS generated
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> 'schema_migrations'`.execute(database.db);
  return rows;
}

/** Describes why the declared type of a column does not match; empty if it does. */
function mismatches(column: Column, declared: string | undefined): string[] {
  const name = `${column.table_name}.${column.column_name}`;
  if (declared === undefined) return [`${name} is not declared`];
  const optional = /Generated<|JsonbDefault</.test(declared);
  const checks: [boolean, string][] = [
    [(shapes[column.udt_name] ?? anyOther).test(declared), `is ${column.udt_name}`],
    [column.generated === declared.startsWith('GeneratedAlways<'), 'differs in being generated'],
    [column.generated || column.nullable === /\| null\b/.test(declared), 'differs in null'],
    [column.generated || column.has_default === optional, 'differs in having a default'],
  ];
  return checks.filter(([fits]) => !fits).map(([, text]) => `${name}: ${declared} ${text}`);
}

test('declares exactly the tables of the database', async () => {
  const actual = new Set((await actualColumns()).map((column) => column.table_name));
  expect([...declaredTables().keys()].toSorted()).toEqual([...actual].toSorted());
});

test('declares exactly the columns of the database', async () => {
  const tables = declaredTables();
  const actual = await actualColumns();
  const wrong = actual.flatMap((c) => mismatches(c, tables.get(c.table_name)?.get(c.column_name)));
  expect(wrong).toEqual([]);
  const declared = [...tables.values()].reduce((sum, columns) => sum + columns.size, 0);
  expect(declared).toBe(actual.length);
});

test('indexes every foreign key', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT c.conrelid::regclass || '.' || c.conname AS name FROM pg_constraint c
    WHERE c.contype = 'f' AND NOT EXISTS (
      SELECT FROM pg_index i WHERE i.indrelid = c.conrelid
        AND (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`.execute(database.db);
  expect(rows).toEqual([]);
});
