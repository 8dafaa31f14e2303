import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailFormat } from '#app/mailing.ts';
import { moveOrder } from '#server/services/orders/order-states.ts';
import { inTransaction } from '#server/services/transaction.ts';
import { fileBytes, markDigital, readPictures } from '#tests/support/digital.ts';
import { openMailShop } from '#tests/support/mail.ts';
import { pdfText } from '#tests/support/read-pdf.ts';
import { orderOf, readyCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import type { OrderState } from '../../db/tables/orders.ts';
import { printPapers } from '../orders/invoices/print-papers.ts';
import { checkTicket } from './check-ticket.ts';
import { digitalRoutes } from './digital.routes.ts';
import { signedPath } from './signed-path.ts';

const { shop, server, mailer, close } = await openMailShop();
const { db } = shop.database;
let app: FastifyInstance;

beforeAll(async () => {
  await markDigital(db);
  app = Fastify();
  await app.register(formbody);
  await app.register((scope) =>
    digitalRoutes(scope, {
      db,
      publicUrl: 'https://shop.test',
      format: mailFormat,
      papers: printPapers,
      store: { readOriginal: async () => fileBytes },
      render: async (view) => JSON.stringify(view),
    }),
  );
});
afterAll(async () => {
  await app.close();
  await close();
});

async function order(items: readonly (readonly [number, number])[], language = 'hr' as const) {
  const cart = await readyCart(shop, items, ids.bank);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart), { language });
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('slug', '=', orderSlug)
    .executeTakeFirstOrThrow();
  const open = () => shop.get('checkout.order', { orderSlug, ...cart.session });
  const read = async () => (await open()).digital ?? null;
  return { id, number: (await open()).orderNumber, read };
}

const move = (id: number, to: OrderState) =>
  inTransaction(db, (step) =>
    moveOrder(step, id, to, { actor: { kind: 'system' }, reason: 'test' }),
  );

async function paid(items: readonly (readonly [number, number])[]) {
  const made = await order(items);
  expect((await move(made.id, 'paid')).ok).toBe(true);
  return made;
}

const atEntrance = { userId: 1, now: new Date('2026-12-12T16:30:00Z'), language: 'hr' } as const;
const admit = (code: string) =>
  checkTicket(db, { code, admit: true }, { ...atEntrance, userId: staff });
let staff = 0;
beforeAll(async () => {
  const person = { email: 'vrata@example.com', password_hash: 'x' };
  const row = await db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow();
  staff = row.id;
});

test('tickets and files are issued only once the order is paid', async () => {
  const { id, read } = await order([
    [ids.gift, 2],
    [ids.book, 1],
  ]);
  expect(await read()).toBeNull();
  await move(id, 'paid');
  const digital = await read();
  expect(digital?.tickets).toHaveLength(2);
  expect(digital?.tickets[0]).toMatchObject({
    event: 'Noć svjetionika',
    place: 'Muzej mora',
    startsAt: '2026-12-12T17:00:00.000Z',
    state: 'valid',
  });
  expect(new Set(digital?.tickets.map(({ code }) => code)).size).toBe(2);
  expect(digital?.tickets.map(({ seat }) => seat)).toEqual(['A1', 'A2']);
  expect(digital?.downloads).toMatchObject([{ file: 'rječnik.pdf', left: 10, state: 'open' }]);
});

test('they are mailed once, however often the payment is reported', async () => {
  const { id, number, read } = await order([
    [ids.gift, 1],
    [ids.book, 1],
  ]);
  await Promise.all(Array.from({ length: 5 }, () => move(id, 'paid')));
  await move(id, 'processing');
  await move(id, 'paid');
  await move(id, 'completed');
  expect((await read())?.tickets).toHaveLength(1);
  await mailer.send();
  await mailer.send();
  const subject = `Ulaznice i datoteke uz narudžbu ${number}`;
  const mails = server.received.filter((mail) => mail.subject === subject);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.attachments).toMatchObject([{ mimeType: 'application/pdf' }]);
  const [ticket] = (await read())?.tickets ?? [];
  const pdf = Buffer.from(mail?.attachments[0]?.content as ArrayBuffer);
  const text = pdfText(pdf);
  expect(text).toContain('Noć svjetionika');
  expect(text).toContain('12. prosinca 2026., 18:00');
  expect(text).toContain(ticket?.code);
  const [link] = /https:\/\/shop\.test(\/digital\/file\/\S+)/.exec(mail?.text ?? '') ?? [];
  expect(link).toBeDefined();
  expect(mail?.text).not.toMatch(/undefined|%\{/);
});

test('the code on the printed ticket is accepted at the entrance', async () => {
  const { read } = await paid([[ids.gift, 2]]);
  const digital = await read();
  const response = await app.inject(digital?.ticketsFile ?? '');
  expect(response.headers).toMatchObject({ 'content-type': 'application/pdf' });
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="ulaznice-MM/);
  const codes = await readPictures(response.rawPayload);
  expect(codes).toHaveLength(2);
  for (const code of codes) expect((await admit(code)).result).toBe('admitted');
  const rendered = await app.inject(digital?.tickets[0]?.picture ?? '');
  expect(rendered.statusCode).toBe(404);
});

test('a ticket scanned simultaneously at several entrances admits one guest', async () => {
  const { read } = await paid([[ids.gift, 1]]);
  const [ticket] = (await read())?.tickets ?? [];
  const code = ticket?.code ?? '';
  const checks = await Promise.all(Array.from({ length: 12 }, () => admit(code)));
  expect(checks.filter(({ result }) => result === 'admitted')).toHaveLength(1);
  expect(checks.filter(({ result }) => result === 'used')).toHaveLength(11);
  expect((await admit(code)).ticket?.usedAt).toBe(atEntrance.now.toISOString());
});

test('checking a ticket on another day does not use it', async () => {
  const { read } = await paid([[ids.gift, 1]]);
  const code = (await read())?.tickets[0]?.code ?? '';
  const early = { ...atEntrance, userId: staff, now: new Date('2026-11-22T12:00:00Z') };
  expect((await checkTicket(db, { code, admit: true }, early)).result).toBe('otherDay');
  expect((await checkTicket(db, { code }, { ...early, now: atEntrance.now })).result).toBe('valid');
  const anyway = { code, admit: true, anyDay: true };
  expect((await checkTicket(db, anyway, early)).result).toBe('admitted');
});

test.each(['', 'ABCD', '0000-0000-0000-0000', "' OR 1=1 --", 'x'.repeat(100)])(
  'a code without a ticket is unknown: %s',
  async (code) => {
    expect(await admit(code)).toEqual({ result: 'unknown', ticket: null });
  },
);

test.each(['refunded', 'cancelled', 'withdrawn'] as const)(
  'tickets and files of an order that is %s are refused',
  async (state) => {
    const { id, read } = await paid([
      [ids.gift, 1],
      [ids.book, 1],
    ]);
    const before = await read();
    await move(id, state);
    const after = await read();
    expect(after?.tickets[0]?.state).toBe('revoked');
    expect(after?.ticketsFile).toBeNull();
    expect(after?.downloads[0]?.state).toBe('revoked');
    expect((await admit(before?.tickets[0]?.code ?? '')).result).toBe('revoked');
    const href = before?.downloads[0]?.href ?? '';
    expect((await app.inject({ method: 'POST', url: href })).statusCode).toBe(410);
    const tickets = await app.inject(before?.ticketsFile ?? '');
    expect(tickets.statusCode).toBe(410);
    expect(tickets.json()).toMatchObject({ state: 'revoked' });
  },
);

test('unused seats of a refunded order are sold again, once', async () => {
  const left = async () =>
    (
      await db
        .selectFrom('products')
        .select('stock')
        .where('id', '=', ids.gift)
        .executeTakeFirstOrThrow()
    ).stock ?? 0;
  const before = await left();
  const first = await paid([[ids.gift, 2]]);
  const second = await paid([[ids.gift, 1]]);
  expect(await left()).toBe(before - 3);
  await move(first.id, 'refunded');
  await move(second.id, 'completed');
  await move(second.id, 'refunded');
  expect(await left()).toBe(before);
});

test('the stock of a ticket follows the capacity of its event', async () => {
  const stock = async () =>
    (
      await db
        .selectFrom('products')
        .select('stock')
        .where('id', '=', ids.gift)
        .executeTakeFirstOrThrow()
    ).stock ?? 0;
  const before = await stock();
  const events = db.updateTable('events').where('ticket_product_id', '=', ids.gift);
  await events.set((eb) => ({ capacity: eb('capacity', '+', 5) })).execute();
  expect(await stock()).toBe(before + 5);
  await events.set((eb) => ({ capacity: eb('capacity', '-', 5) })).execute();
  expect(await stock()).toBe(before);
});

test('a file can be downloaded as often as was sold, counted only by its button', async () => {
  const { read } = await paid([[ids.book, 1]]);
  const href = (await read())?.downloads[0]?.href ?? '';
  for (let i = 0; i < 20; i += 1) expect((await app.inject(href)).statusCode).toBe(200);
  const sent = await Promise.all(
    Array.from({ length: 13 }, () => app.inject({ method: 'POST', url: href })),
  );
  expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  const [first] = sent.filter(({ statusCode }) => statusCode === 200);
  expect(first?.rawPayload.equals(fileBytes)).toBe(true);
  expect(first?.headers['content-disposition']).toContain("filename*=UTF-8''rje%C4%8Dnik.pdf");
  const over = await app.inject(href);
  expect(over.statusCode).toBe(410);
  expect(over.json()).toMatchObject({ state: 'usedUp', download: { left: 0 } });
});

test('a link expires after a week, and a changed link is refused', async () => {
  const { read } = await paid([[ids.book, 1]]);
  await read();
  const { id } = await db
    .selectFrom('downloads')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const old = await signedPath(db, 'file', id, new Date(Date.now() - 8 * 86_400_000));
  const expired = await app.inject({ method: 'POST', url: old });
  expect(expired.statusCode).toBe(410);
  expect(expired.json()).toMatchObject({ state: 'expired' });
  const fresh = await signedPath(db, 'file', id, new Date());
  const [, stamp = ''] = /\.(\d+)\./.exec(old) ?? [];
  const later = old.replace(stamp, String(Number(stamp) + 86_400 * 30));
  for (const url of [later, fresh.slice(0, -3), fresh.replace('/file/', '/tickets/')]) {
    expect((await app.inject(url)).statusCode).toBe(404);
  }
});

test('tickets and downloads of all orders of a customer are in one list', async () => {
  const person = { email: `${crypto.randomUUID()}@example.com`, password_hash: 'x' };
  const { id: userId } = await db
    .insertInto('users')
    .values(person)
    .returning('id')
    .executeTakeFirstOrThrow();
  const actor = { kind: 'customer', userId, sessionId: crypto.randomUUID() } as const;
  const own = () => shop.get('document.digital', {}, { actor });
  expect(await own()).toEqual({ tickets: [], downloads: [] });
  const [first, second] = [await paid([[ids.gift, 3]]), await paid([[ids.book, 1]])];
  await paid([[ids.gift, 1]]);
  const mine = [first.id, second.id];
  await db.updateTable('orders').set({ user_id: userId }).where('id', 'in', mine).execute();
  const { tickets, downloads } = await own();
  expect(tickets).toMatchObject([
    { orderNumber: first.number, count: 3, valid: 3, file: expect.stringMatching(/^\/digital\//) },
  ]);
  expect(downloads.length).toBeGreaterThan(0);
  expect(new Set(downloads.map(({ orderNumber }) => orderNumber))).toEqual(
    new Set([second.number]),
  );
  const [ticket] = (await first.read())?.tickets ?? [];
  await admit(ticket?.code ?? '');
  expect((await own()).tickets).toMatchObject([{ count: 3, valid: 2 }]);
});

test('a free order issues its ticket at once', async () => {
  await db.updateTable('products').set({ retail_price: 0 }).where('id', '=', ids.gift).execute();
  const cart = await readyCart(shop, [[ids.gift, 1]], ids.free);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart));
  const { digital } = await shop.get('checkout.order', { orderSlug, ...cart.session });
  expect(digital?.tickets).toHaveLength(1);
});

test('only staff with a scope for orders can check tickets', async () => {
  const actor = (scope: string[]) =>
    ({ kind: 'backoffice', userId: staff, sessionId: 's', scope }) as const;
  const request = (scope: string[]) =>
    shop.call('order.checkTicket', { code: 'ABCD' }, { actor: actor(scope) });
  expect(await request(['content'])).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  expect(await request(['orders'])).toMatchObject({ ok: true, value: { result: 'unknown' } });
});
