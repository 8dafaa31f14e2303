import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Language } from '#schemas/languages.ts';
import { openMailShop, type ReceivedMail } from '#tests/support/mail.ts';
import { orderOf, readyCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import type { OrderState } from '../db/tables/orders.ts';
import { moveOrder } from '../services/orders/order-states.ts';
import { inTransaction } from '../services/transaction.ts';

const { shop, server, mailer, close } = await openMailShop();
beforeAll(async () => {
  await shop.database.db
    .updateTable('products')
    .set({ stock: 99 })
    .where('id', '=', ids.map)
    .execute();
});
afterAll(close);
beforeEach(() => {
  server.received.length = 0;
});

async function placeOrder(language: Language, payment: number = ids.cash, note = '') {
  const cart = await readyCart(
    shop,
    [
      [ids.book, 1],
      [ids.map, 1],
    ],
    payment,
  );
  const input = { ...orderOf(cart), orderMessage: note };
  const { orderSlug } = await shop.get('checkout.createOrder', input, { language });
  const order = await shop.database.db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('slug', '=', orderSlug)
    .executeTakeFirstOrThrow();
  return { ...order, orderSlug };
}

const move = (id: number, to: OrderState, reason = 'test', details = {}) =>
  inTransaction(shop.database.db, (step) =>
    moveOrder(step, id, to, { actor: { kind: 'staff' }, reason, details }),
  );

test('parts of a set are named with their count, choices with their name', async () => {
  const { id } = await placeOrder('en');
  const size = { label: 'Size', value: 'L' };
  const parts = [{ id: ids.book, sku: 'MAPA', name: 'Map', qty: 2, chosen: [size] }];
  await shop.database.db
    .updateTable('order_items')
    .set({ bundle: JSON.stringify(parts), options: JSON.stringify({ chosen: [size] }) })
    .where('order_id', '=', id)
    .execute();
  for (const text of both(await onlyMail())) {
    expect(text).toContain('Size: L · 2 × Map, Size: L');
  }
});

async function onlyMail(): Promise<ReceivedMail> {
  await mailer.send();
  const [mail, ...more] = server.received;
  expect(more).toEqual([]);
  if (!mail) throw new Error('no mail came');
  return mail;
}

const both = ({ text = '', html = '' }: ReceivedMail) => [text, html];

test.each([
  ['hr', 'Kod za vašu narudžbu', 'Vaš kod', 'Broj narudžbe nije kod.'],
  ['en', 'The code for your order', 'Your code', 'The order number is not the code.'],
  ['de', 'Der Code für Ihre Bestellung', 'Ihr Code', 'Die Bestellnummer ist nicht der Code.'],
] as const)(
  'the access code of an order does not look like its number in %s · ORDER-13 CO11',
  async (language, subject, label, reported) => {
    const { orderSlug } = await placeOrder(language);
    await mailer.send();
    server.received.length = 0;
    await shop.get('order.sendCode', { orderSlug });
    const mail = await onlyMail();
    expect(mail.subject).toBe(subject);
    const [, code = ''] = /\n {4}(\d{3} \d{3})\n/.exec(mail.text ?? '') ?? [];
    expect(mail.text).toContain(`${label}:\n\n    ${code}\n`);
    expect(mail.html).toContain(`>${label}</p>\n<p`);
    expect(mail.html).toContain(`>${code}</p>`);
    for (const body of both(mail)) {
      const numbers = [...body.matchAll(/MM-\d{4}-\d{6}/g)];
      expect(numbers).toHaveLength(1);
      expect(numbers[0]?.index).toBeGreaterThan(body.lastIndexOf(code));
      expect(body).toContain(reported);
    }
    expect((await shop.call('order.openByCode', { orderSlug, code })).ok).toBe(true);
  },
);

test('an order is confirmed once, in its language, as text and as HTML · CO3', async () => {
  const { orderSlug } = await placeOrder('de');
  const mail = await onlyMail();
  expect(mail.recipients).toEqual(['kupac@example.com']);
  expect(mail.from).toEqual({ name: 'Muzej mora', address: 'trgovina@muzejmora.example' });
  expect(mail.subject).toMatch(/^Ihre Bestellung MM-\d{4}-\d{6} ist eingegangen$/);
  for (const body of both(mail)) {
    expect(body).toContain('Karte der Adria');
    expect(body).toContain('Sie zahlen bei der Übergabe.');
    expect(body).toContain('28,50\u00a0€');
    expect(body).toContain(`https://shop.test/de/checkout/success?orderSlug=${orderSlug}`);
    expect(body).toContain('https://shop.test/de/vertrag-widerrufen');
    expect(body).toContain('OIB 23000000019');
  }
  expect(mail.text).not.toMatch(/undefined|%\{|null/);
  expect(mail.html).not.toMatch(/undefined|%\{|null|<script|https?:\/\/(?!shop\.test)/);
  expect(await mailer.send()).toBe(0);
});

test('a bank transfer includes its slip, which another decoder can read', async () => {
  const wasm = await readFile(
    fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')),
  );
  const wasmBinary = Uint8Array.from(wasm).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  await placeOrder('hr', ids.bank);
  const mail = await onlyMail();
  const [picture] = mail.attachments;
  expect(picture).toMatchObject({ mimeType: 'image/png', disposition: 'inline' });
  expect(mail.html).toContain(`cid:${picture?.contentId?.replace(/[<>]/g, '')}`);
  const [code] = await readBarcodes(new Uint8Array(picture?.content as ArrayBuffer));
  expect(code?.text.split('\n').slice(0, 3)).toEqual(['HRVHUB30', 'EUR', '000000000002850']);
  expect(mail.text).toContain('IBAN: HR02 9997 0071 1002 0260 8');
});

test.each([
  ['hr', 'shipped', /je na putu$/],
  ['en', 'ready_for_pickup', /is waiting for you$/],
  ['de', 'paid', /^Zahlung für Bestellung/],
  ['hr', 'cancelled', /je otkazana$/],
] as const)('reports in %s that the order is %s · ORDER-18', async (language, to, subject) => {
  const { id } = await placeOrder(language);
  await onlyMail();
  server.received.length = 0;
  await move(id, to);
  const mail = await onlyMail();
  expect(mail.subject).toMatch(subject);
  expect(both(mail).join()).not.toMatch(/undefined|%\{/);
});

test('a refund names its amount, an unpaid order the reason of its end · ORDER-18', async () => {
  const paid = await placeOrder('hr');
  await move(paid.id, 'refunded', 'goods came back', { amount: 1234 });
  const unpaid = await placeOrder('hr', ids.bank);
  await move(unpaid.id, 'cancelled', 'not paid in time');
  await mailer.send();
  const texts = server.received.map(({ text }) => text).join();
  expect(texts).toContain('vraćamo 12,34\u00a0€');
  expect(texts).toContain('Uplata nije stigla u roku');
});

test('a note stays text: no markup, no headers, no templates · ORDER-12 CO9', async () => {
  const note = '<img src=x onerror=alert(1)>\r\nBcc: svi@example.com\r\n\r\n{{7*7}} %{number}';
  await placeOrder('hr', ids.cash, note);
  const mail = await onlyMail();
  expect(mail.recipients).toEqual(['kupac@example.com']);
  expect(mail.bcc).toBeUndefined();
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(mail.html).not.toContain('<img src=x');
  expect(mail.text).toContain('{{7*7}} %{number}');
});
