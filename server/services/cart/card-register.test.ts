import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallContext } from '#server/api/handler.ts';
import { checkExternalBarcode } from '#server/services/account/barcode.ts';
import { createCartHandlers } from '#server/services/cart/handlers.ts';
import { fillCart, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createCardRegister } from './card-register.ts';

let shop: TestShop;
let server: Server;
let response: (barcode: string | null) => { status: number; body: string };
const requested: (string | null)[] = [];

beforeAll(async () => {
  shop = await openShop();
  server = createServer((request, sent) => {
    const barcode = new URL(request.url ?? '/', 'http://register').searchParams.get('barcode');
    requested.push(barcode);
    const { status, body } = response(barcode);
    sent.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  server.close();
  await shop.close();
});
beforeEach(() => void requested.splice(0));

const respondWith = (isValid: unknown, status = 200) => {
  response = () => ({ status, body: JSON.stringify({ isValid }) });
};

function address(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/check`;
}

const call: CallContext = {
  actor: { kind: 'anonymous' },
  language: 'hr',
  now: new Date(),
  client: '127.0.0.1',
  idempotencyKey: null,
  headers: {},
};

async function apply(barcode: string, register = address()) {
  const session = await fillCart(shop, [[ids.map, 1]]);
  const handlers = createCartHandlers({ ...shop.deps, cardRegister: createCardRegister(register) });
  return handlers['cart.applyMemberCard']({ ...session, barcode }, call);
}

test('a card that the register knows is applied · CARD-14', async () => {
  respondWith(true);
  const applied = await apply('100');
  expect(applied).toMatchObject({ ok: true, value: { memberCardBarcode: '100' } });
  expect(requested).toEqual(['100']);
});

test('a card that the register refuses is not applied · CARD-14', async () => {
  respondWith(false);
  expect(await apply('100')).toMatchObject({ error: { code: 'memberCardInvalid' } });
});

test('cards that the shop does not know are not sent to the register · CARD-14', async () => {
  respondWith(true);
  expect(await apply('999')).toMatchObject({ error: { code: 'memberCardInvalid' } });
  expect(requested).toEqual([]);
});

test.each([
  ['answers with an error', () => respondWith(true, 500), undefined],
  ['answers something else', () => respondWith('yes'), undefined],
  ['cannot be reached', () => respondWith(true), 'http://127.0.0.1:9/check'],
])('no card is applied while the register %s · CARD-14 CARD-06', async (_, prepare, register) => {
  prepare();
  expect(await apply('100', register)).toMatchObject({ error: { code: 'unavailable' } });
});

test('the check alone returns the result of the register for any card, or that there is none · API-018 CARD-14', async () => {
  const check = async (barcode: string, register = address()) => {
    const cardRegister = createCardRegister(register);
    const result = await checkExternalBarcode({ ...shop.deps, cardRegister })({ barcode }, call);
    return result.ok ? result.value.isValid : result.error.code;
  };
  respondWith(true);
  expect(await check(' 999 ')).toBe(true);
  respondWith(false);
  expect(await check('100')).toBe(false);
  expect(requested).toEqual(['999', '100']);
  respondWith(true, 500);
  expect(await check('100')).toBe('unavailable');
  const message = 'Student is not assigned to any department';
  response = () => ({ status: 200, body: JSON.stringify({ isValid: false, message }) });
  expect(await check('100')).toBe('studentNotAssigned');
});

test('without a register the shop checks its own cards · CARD-14', async () => {
  const check = async (barcode: string) =>
    (await shop.get('user.checkExternalBarcode', { barcode })).isValid;
  expect([await check('100'), await check('200'), await check('999')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a student without a department gets their own error · ERR-12 CARD-14', async () => {
  const message = 'Student is not assigned to any department';
  response = () => ({ status: 200, body: JSON.stringify({ isValid: false, message }) });
  expect(await apply('100')).toEqual({ ok: false, error: { code: 'studentNotAssigned' } });
  respondWith(false);
  expect(await apply('100')).toEqual({ ok: false, error: { code: 'memberCardInvalid' } });
});
