import { tmpdir } from 'node:os';
import { setTimeout as rest } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pino from 'pino';
import { targetHref } from '#runtime/routes/href.ts';
import { createPool } from '#server/db/pool.ts';
import type { Database } from '#server/db/schema.ts';
import { createServer } from '#server/http/create-server.ts';
import { endWork } from '#server/jobs/end-work.ts';
import { startJob } from '#server/jobs/job.ts';
import { stopOnSignal } from '#server/jobs/stop-on-signal.ts';
import { sendDueMails } from '#server/mail/send-due-mails.ts';
import { createSmtpTransport } from '#server/mail/transport.ts';

export interface ServingTask {
  readonly databaseUrl: string;
  readonly smtpUrl: string;
  /** ms that pending requests and mails may take after the signal to stop. */
  readonly limit: number;
}

/**
 * A process that responds to `/slow?ms=` after that time, and to `/received/N` with 200 once it has received
 * N of these requests. It sends the outbox and stops like the shop. Its first line of output is its port.
 */
const task = JSON.parse(process.argv[2] ?? '{}') as ServingTask;
const logger = pino({ level: 'silent' });
const db = new Kysely<Database>({
  dialect: new PostgresDialect({ pool: createPool(task.databaseUrl, { max: 4 }) }),
});
const transport = createSmtpTransport(task.smtpUrl);
const mailing = startJob(
  (signal) =>
    sendDueMails(
      {
        db,
        publicUrl: 'https://shop.test',
        screens: { targetHref },
        format: { price: String, date: String, minute: String, instant: String },
        logger,
        transport,
        from: 'trgovina@muzejmora.example',
        staff: null,
      },
      new Date(),
      signal,
    ),
  20,
  () => undefined,
);
const app = await createServer({
  logger,
  api: {
    dispatch: async () => ({ ok: false, error: { code: 'notFound' } }),
    authenticate: async () => ({ kind: 'anonymous' }),
    identify: async () => ({ actor: { kind: 'anonymous' }, changes: [] }),
  },
  storefront: async () => ({ status: 200, headers: {}, cookies: [], body: '' }),
  assets: tmpdir(),
  openApi: {},
  trustProxy: false,
  plugins: [
    (fastify) => {
      let received = 0;
      fastify.get<{ Querystring: { ms: string } }>('/slow', async ({ query }) => {
        received += 1;
        await rest(Number(query.ms));
        return { waited: query.ms };
      });
      fastify.get<{ Params: { count: string } }>('/received/:count', async ({ params }, reply) =>
        reply.code(received >= Number(params.count) ? 200 : 404).send(),
      );
    },
  ],
});
stopOnSignal({
  async close() {
    await endWork(app, [mailing], task.limit);
    transport.close();
    await db.destroy();
  },
  print: () => undefined,
  onError: (error) => process.stderr.write(`${error}\n`),
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${new URL(address).port}\n`);
