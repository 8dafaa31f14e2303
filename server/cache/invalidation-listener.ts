import pg from 'pg';
import { invalidationChannel } from './invalidation.ts';
import type { TagCache } from './tag-cache.ts';

export interface InvalidationListener {
  /** Settles when the first connection listens. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

export interface ListenerOptions {
  readonly connectionString: string;
  readonly cache: TagCache;
  readonly onError?: (error: Error) => void;
  /** Milliseconds before it reconnects. */
  readonly retryMs?: number;
}

/**
 * Drops the tags that other processes publish. Needs its own connection (no transaction pooler).
 * Notifications are lost while the connection is down, so a new connection clears the cache.
 */
export function listenForInvalidations(options: ListenerOptions): InvalidationListener {
  const { connectionString, cache, retryMs = 1000 } = options;
  const report = options.onError ?? (() => undefined);
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      // Without it, a server that vanished without closing the connection is noticed only after hours.
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 10_000,
      application_name: 'izlog',
    });
    client = next;
    next.on('error', report);
    next.on('end', () => retry(next));
    next.on('notification', ({ payload }) => cache.drop(readTags(payload)));
    try {
      await next.connect();
      await next.query(`LISTEN ${invalidationChannel}`);
      cache.clear();
    } catch (error) {
      report(error as Error);
      retry(next);
    }
  }

  function retry(lost: pg.Client): void {
    if (closed || client !== lost) return;
    client = undefined;
    timer = setTimeout(() => void connect(), retryMs);
    timer.unref();
  }

  return {
    ready: connect(),
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

function readTags(payload: string | undefined): string[] {
  try {
    const tags: unknown = JSON.parse(payload ?? '[]');
    return Array.isArray(tags) ? tags.map(String) : [];
  } catch {
    return [];
  }
}
