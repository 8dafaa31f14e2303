import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

/** Data folder of the shop that all journeys use. */
export const data = resolve(process.env.E2E_DATA ?? '.cache/e2e');

/** Returns the URL of its database, for a second server. */
export function databaseUrl(): string {
  const password = readFileSync(join(data, 'postgres.password'), 'utf8');
  const lines = readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return `postgres://izlog:${password}@127.0.0.1:${lines[3]?.trim()}/izlog`;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
