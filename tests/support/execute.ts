import { createPool } from '#server/db/pool.ts';

/** Runs one statement on its own connection. */
export async function execute(url: string, statement: string): Promise<void> {
  const pool = createPool(url, { max: 1 });
  try {
    await pool.query(statement);
  } finally {
    await pool.end();
  }
}

export function databaseUrl(url: string, database: string): string {
  const target = new URL(url);
  target.pathname = `/${database}`;
  return target.href;
}
