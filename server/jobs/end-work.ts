import { setTimeout as rest } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Job } from './job.ts';

/** ms between looks for connections that nothing is asked on any more. */
const pause = 50;

/**
 * Takes no new requests and begins no new rounds: new connections are refused, open ones get 503 and
 * are closed. What is under way comes to its end, for `limit` ms at most; requests left then are cut
 * off. Returns whether everything ended by itself.
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
  // Answered ones would stay open for as long as browsers like.
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
