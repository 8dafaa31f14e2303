import { Kysely, PostgresDialect } from 'kysely';
import { pino } from 'pino';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { createTagCache } from '#server/cache/tag-cache.ts';
import { createPool } from '#server/db/pool.ts';
import type { Database } from '#server/db/schema.ts';
import { createOrder } from '#server/services/orders/create-order.ts';
import { startPayment } from '#server/services/payments/start-payment.ts';

export interface ChildTask {
  readonly url: string;
  /** Orders that are created in parallel. */
  readonly orders: readonly EndpointInput<'checkout.createOrder'>[];
  /** Start of the statement at which the process is killed, and how many such statements to skip. */
  readonly point: string;
  readonly skip: number;
}

/** A process that creates orders, prints each on a line, and is killed at a given statement. */
const task = JSON.parse(process.argv[2] ?? '{}') as ChildTask;
let left = task.skip;

function dieAt(statement: string): void {
  if (!statement.toLowerCase().startsWith(task.point)) return;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  left -= 1;
}

const db = new Kysely<Database>({
  dialect: new PostgresDialect({ pool: createPool(task.url, { max: 8 }) }),
  log: ({ query }) => dieAt(query.sql),
});
const deps = {
  db,
  readDb: db,
  cache: createTagCache(),
  logger: pino({ level: 'silent' }),
  publicUrl: 'http://shop.test',
};
const order = createOrder(deps, (slug, notes) => startPayment(deps, slug, notes));

await Promise.all(
  task.orders.map(async (input) => {
    const made = await order(input, {
      actor: { kind: 'anonymous' },
      language: 'hr',
      now: new Date(),
      client: '127.0.0.1',
      idempotencyKey: `kljuc-${input.cartId}`,
      headers: {},
    });
    const reported = made.ok ? made.value.orderSlug : `error:${made.error.code}`;
    process.stdout.write(`${input.cartId} ${reported}\n`);
  }),
);
await db.destroy();
