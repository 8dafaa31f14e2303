import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { setTimeout as rest } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '#tests/support/mail.ts';
import type { ServingTask } from '#tests/support/serving-child.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let mails: MailServer;
const running: ChildProcess[] = [];
beforeAll(async () => {
  [shop, mails] = await Promise.all([openShop(), startMailServer()]);
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await mails.close();
  await shop.close();
});

const program = fileURLToPath(new URL('../../tests/support/serving-child.ts', import.meta.url));

async function serve(limit = 5000) {
  const task: ServingTask = { databaseUrl: shop.database.url, smtpUrl: mails.url, limit };
  const child = spawn(
    process.execPath,
    ['--import', './app/scripts/sources.mjs', program, JSON.stringify(task)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  running.push(child);
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  const port = await new Promise<number>((done) =>
    child.stdout.once('data', (line: Buffer) => done(Number(line.toString()))),
  );
  return { port, ended, stop: () => child.kill('SIGTERM') };
}

/** Returns the status, or the error of the connection. */
function request(port: number, path: string, agent?: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path, ...(agent && { agent }) };
    get(options, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', () => resolve('cut off'));
    }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
  });
}

test('a hundred pending requests get their responses, then the process exits with 0 · PK1', {
  timeout: 30_000,
}, async () => {
  const { port, ended, stop } = await serve();
  const agent = new Agent({ keepAlive: true });
  const requested = Array.from({ length: 100 }, () => request(port, '/slow?ms=3000', agent));
  await expect.poll(() => request(port, '/received/100')).toBe(200);
  const start = Date.now();
  stop();
  await expect.poll(() => request(port, '/slow?ms=1')).toBe('ECONNREFUSED');
  expect(new Set(await Promise.all(requested))).toEqual(new Set([200]));
  expect(await ended).toBe(0);
  expect(Date.now() - start).toBeLessThan(10_000);
});

test('an open connection accepts no new requests', { timeout: 30_000 }, async () => {
  const { port, ended, stop } = await serve();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const first = request(port, '/slow?ms=800', agent);
  const second = request(port, '/slow?ms=1', agent);
  await rest(300);
  stop();
  expect(await first).toBe(200);
  expect(await second).not.toBe(200);
  expect(await ended).toBe(0);
});

test('work that takes too long is cut off, and the process still exits with 0', {
  timeout: 30_000,
}, async () => {
  const { port, ended, stop } = await serve(500);
  const endless = request(port, '/slow?ms=25000');
  await rest(300);
  stop();
  expect(await ended).toBe(0);
  expect(await endless).toBe('ECONNRESET');
});

test('a stop while mails are sent sends nothing twice and loses nothing', {
  timeout: 60_000,
}, async () => {
  const { db } = shop.database;
  const rows = Array.from({ length: 150 }, (_, index) => ({
    kind: 'mail.setPassword',
    payload: JSON.stringify({ email: `k${index}@example.com`, language: 'hr', token: 't' }),
  }));
  await db.insertInto('outbox').values(rows).execute();
  const open = async () =>
    (await db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()).length;
  const first = await serve();
  await expect.poll(() => mails.received.length, { timeout: 20_000 }).toBeGreaterThan(5);
  first.stop();
  expect(await first.ended).toBe(0);
  const left = await open();
  expect(left).toBeGreaterThan(0);
  expect(mails.received).toHaveLength(150 - left);
  const second = await serve();
  await expect.poll(open, { timeout: 30_000 }).toBe(0);
  second.stop();
  expect(await second.ended).toBe(0);
  const recipients = mails.received.flatMap((mail) => mail.recipients);
  expect([recipients.length, new Set(recipients).size]).toEqual([150, 150]);
});
