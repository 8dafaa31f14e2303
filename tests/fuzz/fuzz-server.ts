import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { blockRules, builtBlocks } from '#app/block-rules.ts';
import { createSite } from '#fixtures/museum/content/index.ts';
import { createDispatch } from '#server/api/dispatch.ts';
import type { Actor } from '#server/api/handler.ts';
import { createTagCache } from '#server/cache/tag-cache.ts';
import { withCurrentHandlers } from '#server/db/current-handlers.ts';
import { seedSite } from '#server/db/seed.ts';
import { createServer } from '#server/http/create-server.ts';
import { createBucket } from '#server/media/bucket.ts';
import { localFiles } from '#server/media/local-files.ts';
import { createMediaStore } from '#server/media/media-store.ts';
import { loadSecret } from '#server/services/account/secret.ts';
import { createServices } from '#server/services/services.ts';
import { createTestDatabase } from '#tests/support/database.ts';

export const callers = ['anonymous', 'customer', 'editor', 'administrator'] as const;

export interface FuzzServer {
  readonly app: FastifyInstance;
  /** Texts that match rows of the site, so that requests often find something. */
  readonly words: readonly string[];
  /** Returns the errors that the server logged since the last call. */
  takeErrors(): string[];
  close(): Promise<void>;
}

const anonymous: Actor = { kind: 'anonymous' };

/** Users by token: users of the demo site with a session each. */
function actorsOf(sessionId: string): Readonly<Record<string, Actor>> {
  return {
    anonymous,
    customer: { kind: 'customer', userId: 1, sessionId },
    editor: { kind: 'backoffice', userId: 4, sessionId, scope: ['editor'] },
    administrator: { kind: 'backoffice', userId: 5, sessionId, scope: ['admin'] },
  };
}

/** Opens the whole API over a small site, without rate limits. The token is the caller's name. */
export async function openFuzzServer(folder: string): Promise<FuzzServer> {
  const database = await createTestDatabase();
  await seedSite(database.db, createSite(), null);
  const blocks = blockRules(builtBlocks);
  const db = withCurrentHandlers(database.db, blocks.models);
  const errors: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => void errors.push(line) });
  const actors = actorsOf(crypto.randomUUID());
  const { handlers } = createServices({
    db,
    readDb: db,
    cache: createTagCache(),
    logger,
    publicUrl: 'http://shop.test',
    store: createMediaStore(localFiles(join(folder, 'media'))),
    bucket: createBucket(localFiles(join(folder, 'incoming')), () => loadSecret(db)),
    blocks,
  });
  const app = await createServer({
    logger,
    api: {
      dispatch: createDispatch(handlers, async () => true),
      authenticate: async (token = 'anonymous') => actors[token] ?? null,
      identify: async () => ({ actor: anonymous, changes: [] }),
    },
    storefront: async () => ({ status: 200, headers: {}, cookies: [], body: '' }),
    assets: folder,
    openApi: {},
    trustProxy: false,
    plugins: [],
  });
  return {
    app,
    takeErrors: () => errors.splice(0),
    words: await readWords(),
    async close() {
      await app.close();
      await database.drop();
    },
  };

  async function readWords(): Promise<string[]> {
    const { rows } = await sql<{ word: string }>`
      SELECT DISTINCT slug AS word FROM product_slugs UNION SELECT slug FROM page_slugs
      UNION SELECT slug FROM post_slugs UNION SELECT id FROM elements
      UNION SELECT email::text FROM users`.execute(database.db);
    return [
      ...rows.map(({ word }) => word),
      ...Object.keys(blocks.models),
      'hr',
      'en',
      'product',
      'page',
    ];
  }
}
