import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { blockRules, builtBlocks } from '#app/block-rules.ts';
import { createSite } from '#fixtures/museum/content/index.ts';
import type { EndpointInput, EndpointName, EndpointOutput } from '#schemas/api/contract.ts';
import { invariant } from '#schemas/result.ts';
import { createDispatch } from '#server/api/dispatch.ts';
import type { Actor } from '#server/api/handler.ts';
import { createTagCache } from '#server/cache/tag-cache.ts';
import { withCurrentHandlers } from '#server/db/current-handlers.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDatabase } from '#server/db/open-database.ts';
import { createPool } from '#server/db/pool.ts';
import { seedSite } from '#server/db/seed.ts';
import { syncLanguages } from '#server/db/sync-languages.ts';
import { createEditingHandlers } from '#server/services/editing/handlers.ts';

export interface BenchSite {
  /** Makes a call as staff, with input and response as JSON; throws if it fails. */
  call<N extends EndpointName>(name: N, input: EndpointInput<N>): Promise<EndpointOutput<N>>;
  close(): Promise<void>;
}

/** Opens the demo on its own database, with the settings of every shop. */
export async function startBenchSite(): Promise<BenchSite> {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-bench-'));
  const embedded = await startEmbedded(folder);
  const db = createDatabase(createPool(embedded.connectionString, { max: 10 }));
  await migrate(db);
  await syncLanguages(db);
  await seedSite(db, createSite(), null);
  const blocks = blockRules(builtBlocks);
  const current = withCurrentHandlers(db, blocks.models);
  const dispatch = createDispatch(
    createEditingHandlers({
      db: current,
      readDb: current,
      cache: createTagCache(),
      logger: pino({ level: 'silent' }),
      publicUrl: 'http://shop.test',
      blocks,
    }),
    async () => true,
  );
  const staff = await db
    .selectFrom('users')
    .select('id')
    .where('is_backoffice', '=', true)
    .executeTakeFirstOrThrow();
  const actor: Actor = { kind: 'backoffice', userId: staff.id, sessionId: '', scope: ['admin'] };
  return {
    async call(name, input) {
      const response = await dispatch(name, JSON.parse(JSON.stringify(input)), {
        actor,
        language: 'hr',
        now: new Date(),
        client: '127.0.0.1',
        idempotencyKey: null,
        headers: {},
      });
      invariant(response.ok, `${name}: ${response.ok ? '' : JSON.stringify(response.error)}`);
      return JSON.parse(JSON.stringify(response.value)) as never;
    },
    async close() {
      await db.destroy();
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
