import { setTimeout as rest } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Job } from './job.ts';

/** ms between checks for idle connections. */
const pause = 50;

/**
 * Stops accepting requests and starting rounds: new connections are refused, open ones get 503 and are
 * closed. Pending work may finish within `limit` ms; then the remaining requests are cut off. Returns whether
 * everything finished in time.
 */
export async function endWork(
  app: FastifyInstance,
  jobs: readonly Job[],
  limit: number,
): Promise<boolean> {
  const over = new AbortController();
  const late = rest(limit, false, { signal: over.signal }).catch(() => true);
  const rounds = Promise.all(jobs.map((job) => job.stop())).then(() => true);
  const ended = await Promise.all([drain(app, limit), Promise.race([rounds, late])]);
  over.abort();
  return ended.every(Boolean);
}

async function drain(app: FastifyInstance, limit: number): Promise<boolean> {
  let isCut = false;
  // Idle keep-alive connections would otherwise stay open as long as browsers want.
  const idle = setInterval(() => app.server.closeIdleConnections(), pause);
  const cut = setTimeout(() => {
    isCut = true;
    app.server.closeAllConnections();
  }, limit);
  await app.close();
  clearInterval(idle);
  clearTimeout(cut);
  return !isCut;
}
