import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailFormat } from '#app/mailing.ts';
import { screenAddresses } from '#app/screen-addresses.ts';
import { type OrderAdminDriver, openOrderAdmin } from '#tests/support/order-admin.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createCaller } from '../../../testing/caller.ts';
import { createOrderFileHandlers } from './order-file-handlers.ts';

let admin: OrderAdminDriver;
let caller: ReturnType<typeof createCaller>;
beforeAll(async () => {
  admin = await openOrderAdmin();
  const more = { mailFormat, screens: screenAddresses };
  caller = createCaller(admin.db, createOrderFileHandlers, more);
});
afterAll(() => admin.close());

const as = (...scope: string[]) => ({
  actor: { kind: 'backoffice' as const, userId: admin.userId, sessionId: 's', scope },
});

const act = (number: number, action: string, typed: Readonly<Record<string, string>>) =>
  caller.result('orderFile.act', { number, action, typed }, as('orders'));

const corrected = {
  state: 'processing',
  firstName: 'Želimir',
  lastName: 'Šimić',
  street: 'Široka',
  houseNumber: '2',
  zipCode: '23000',
  city: 'Zadar',
  contactPhone: '+385 91 000 000',
  contactEmail: 'kupac@example.com',
};

test('an address is corrected before the parcel goes, and the history names the fields only', async () => {
  const { number } = await admin.order();
  const acted = await act(number, 'address', { ...corrected, which: 'Shipping' });
  const file = acted.ok ? acted.value : null;
  expect(file?.addresses.Shipping).toMatchObject({ street: 'Široka', country: ids.croatia });
  expect(file?.addresses.Main).toMatchObject({ street: 'Obala' });
  expect(file?.events.at(-1)).toMatchObject({
    reason: 'address corrected',
    details: { address: 'Shipping', fields: ['lastName', 'street', 'houseNumber'] },
    by: 'skladiste@example.com',
  });
  expect(JSON.stringify(file?.events)).not.toContain('Široka');
});

test('a postcode, phone or name that does not fit is refused at its field', async () => {
  const { number } = await admin.order();
  for (const [field, text, code] of [
    ['zipCode', '1', 'postcode'],
    ['contactPhone', 'x', 'phone'],
    ['lastName', '', 'required'],
    ['firstName', '<b>', 'lettersOnly'],
  ] as const) {
    const typed = { ...corrected, which: 'Shipping', [field]: text };
    expect(await act(number, 'address', typed)).toMatchObject({ error: { code, field } });
  }
});

test('an issued invoice keeps its address, and the parcel may still go elsewhere', async () => {
  const { number } = await admin.order();
  const company = { companyName: 'Jedro d.o.o.', companyOIB: '12345678903' };
  const main = { ...corrected, ...company, which: 'Main' };
  const before = await act(number, 'address', main);
  expect(before.ok && before.value.company).toEqual({ name: 'Jedro d.o.o.', oib: '12345678903' });
  expect(await act(number, 'address', { ...main, companyOIB: '12345678901' })).toMatchObject({
    error: { code: 'oib', field: 'companyOIB' },
  });
  await act(number, 'invoice', { state: 'processing' });
  expect(await act(number, 'address', main)).toMatchObject({
    error: { code: 'conflict', params: { reason: 'invoiced' } },
  });
  expect((await act(number, 'address', { ...corrected, which: 'Shipping' })).ok).toBe(true);
});

test('a parcel on its way and an ended order keep their addresses', async () => {
  const { number } = await admin.order();
  await act(number, 'cancel', { state: 'processing' });
  const typed = { ...corrected, state: 'cancelled', which: 'Shipping' };
  expect(await act(number, 'address', typed)).toMatchObject({ error: { code: 'conflict' } });
});

test('mails of a guest go to the corrected address', async () => {
  const { number } = await admin.order();
  const state = 'processing';
  expect(await act(number, 'email', { state, email: 'x' })).toMatchObject({
    error: { code: 'email', field: 'email' },
  });
  const acted = await act(number, 'email', { state, email: 'prava@example.com' });
  expect(acted.ok && acted.value.email).toBe('prava@example.com');
});

test('a mail is previewed as it would go out, and only staff of orders see it', async () => {
  const { number } = await admin.order([[ids.last, 1]], ids.bank);
  const file = await caller.result('orderFile.get', { number }, as('orders'));
  const mail = file.ok ? (file.value.mails[0]?.id ?? 0) : 0;
  const preview = await caller.result('orderFile.previewMail', { number, mail }, as('orders'));
  const shown = preview.ok ? preview.value : null;
  expect(shown).toMatchObject({ to: 'kupac@example.com' });
  expect(shown?.html).toContain('ZADNJI');
  expect(shown?.html).not.toContain('cid:');
  expect(shown?.html).not.toContain('<script');
  const other = { number: number + 1, mail };
  expect(await caller.result('orderFile.previewMail', other, as('orders'))).toMatchObject({
    error: { code: 'notFound' },
  });
  expect(await caller.result('orderFile.previewMail', { number, mail }, as('pages'))).toMatchObject(
    {
      error: { code: 'forbidden' },
    },
  );
});
