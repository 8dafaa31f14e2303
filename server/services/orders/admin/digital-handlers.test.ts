import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkTicket } from '#server/services/digital/check-ticket.ts';
import { markDigital } from '#tests/support/digital.ts';
import { type OrderAdminDriver, openOrderAdmin } from '#tests/support/order-admin.ts';
import { fillCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

let admin: OrderAdminDriver;
beforeAll(async () => {
  admin = await openOrderAdmin();
  await markDigital(admin.db);
});
afterAll(() => admin.close());

async function paid(items: readonly (readonly [number, number])[]) {
  const { number, id } = await admin.order(items, ids.bank);
  await admin.act(number, 'paid', { state: 'pending_payment' });
  return { number, id, digital: async () => (await admin.file(number)).digital };
}

const product = (id: number, codeKind: 'voucher' | 'memberCard' | null) =>
  admin.db
    .updateTable('products')
    .set({ code_kind: codeKind, code_months: codeKind && 12 })
    .where('id', '=', id)
    .execute();

const atEntrance = { now: new Date('2026-12-12T16:30:00Z'), language: 'hr' } as const;
const check = async (code = '') =>
  (await checkTicket(admin.db, { code }, { ...atEntrance, userId: admin.userId })).result;

test('the order file lists tickets and files with their state', async () => {
  const { digital } = await paid([
    [ids.gift, 1],
    [ids.book, 1],
  ]);
  expect(await digital()).toMatchObject({
    tickets: [{ state: 'valid', seat: 'A1', usedAt: null }],
    downloads: [{ state: 'open', left: 10, allowed: 10 }],
    vouchers: [],
    cards: [],
    byHand: [],
  });
});

test('a reissued ticket has a new code, and the old code is refused', async () => {
  const { number, digital } = await paid([[ids.gift, 1]]);
  const old = (await digital()).tickets[0]?.code ?? '';
  const again = () => admin.act(number, 'reissue', { kind: 'ticket', which: old });
  const both = await Promise.all([again(), again()]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const code = (await digital()).tickets[0]?.code;
  expect([await check(old), await check(code)]).toEqual(['unknown', 'valid']);
  const { events } = await admin.file(number);
  expect(events.at(-1)).toMatchObject({
    by: 'skladiste@example.com',
    reason: 'digital goods issued again',
    details: { name: 'DAR' },
  });
});

test('a revoked ticket is refused until it is reissued', async () => {
  const { number, digital } = await paid([[ids.gift, 1]]);
  const which = (await digital()).tickets[0]?.code ?? '';
  await admin.act(number, 'revoke', { kind: 'ticket', which });
  expect(await check(which)).toBe('revoked');
  await admin.act(number, 'reissue', { kind: 'ticket', which });
  expect(await check((await digital()).tickets[0]?.code)).toBe('valid');
});

test('used downloads are available again after the file is reissued', async () => {
  const { number, digital } = await paid([[ids.book, 1]]);
  const id = (await digital()).downloads[0]?.id ?? 0;
  await admin.db.updateTable('downloads').set({ used: 10 }).where('id', '=', id).execute();
  expect((await digital()).downloads[0]?.state).toBe('usedUp');
  await admin.act(number, 'reissue', { kind: 'download', which: String(id) });
  expect((await digital()).downloads[0]).toMatchObject({ state: 'open', left: 10 });
});

test('a reissued member card keeps its account and carts', async () => {
  await product(ids.gift, 'memberCard');
  const { number, digital } = await paid([[ids.gift, 1]]);
  const old = (await digital()).cards[0]?.number ?? '';
  const session = await fillCart(admin.shop, [[ids.map, 1]]);
  await admin.shop.get('cart.applyMemberCard', { ...session, barcode: old });
  await admin.act(number, 'reissue', { kind: 'card', which: old });
  const { number: fresh } = (await digital()).cards[0] ?? {};
  expect(fresh).not.toBe(old);
  const cart = await admin.shop.get('cart.getCart', session);
  expect(cart).toMatchObject({ memberCardBarcode: fresh, prices: { converted: { loyalty: 300 } } });
  await product(ids.gift, null);
});

test('items of an ended order or of another order cannot be reissued', async () => {
  const first = await paid([[ids.gift, 1]]);
  const other = await paid([[ids.book, 1]]);
  const which = (await first.digital()).tickets[0]?.code ?? '';
  const again = (number: number) => admin.act(number, 'reissue', { kind: 'ticket', which });
  expect((await again(other.number)).ok).toBe(false);
  await admin.act(first.number, 'refund', { state: 'paid', amount: '1' });
  expect(await again(first.number)).toMatchObject({ error: { code: 'conflict' } });
  expect(await check(which)).toBe('revoked');
});

test('a digital product without tickets or files is delivered by hand, once', async () => {
  await admin.db
    .updateTable('products')
    .set({ is_ticket: false })
    .where('id', '=', ids.gift)
    .execute();
  const { number, digital } = await paid([[ids.gift, 2]]);
  const [item] = (await digital()).byHand;
  expect(item).toMatchObject({ name: 'DAR', qty: 2, deliveredAt: null });
  const done = () => admin.act(number, 'handOver', { which: String(item?.itemId) });
  expect((await done()).ok).toBe(true);
  expect((await done()).ok).toBe(false);
  expect((await digital()).byHand[0]?.deliveredAt).not.toBeNull();
});
