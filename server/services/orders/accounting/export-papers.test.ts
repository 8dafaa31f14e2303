import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#server/api/handler.ts';
import { createCaller } from '#server/testing/caller.ts';
import { type OrderAdminDriver, openOrderAdmin } from '#tests/support/order-admin.ts';
import { createOrderFileHandlers } from '../admin/order-file-handlers.ts';
import { csvText } from './csv-text.ts';

let admin: OrderAdminDriver;
let caller: ReturnType<typeof createCaller>;
beforeAll(async () => {
  admin = await openOrderAdmin();
  caller = createCaller(admin.db, createOrderFileHandlers);
});
afterAll(() => admin.close());

const staff = (...scope: string[]): { actor: Actor } => ({
  actor: { kind: 'backoffice', userId: admin.userId, sessionId: 's', scope },
});

async function exported(period: { from: string; to: string }) {
  const file = await caller.result('orderFile.exportPapers', period, staff('orders'));
  if (!file.ok) throw new Error(file.error.code);
  return Buffer.from(file.value.content, 'base64').toString();
}

test('invoices and credit notes of a period are rows that add up to what was sold', async () => {
  const { number } = await admin.order();
  await admin.act(number, 'invoice', { state: 'processing' });
  await admin.act(number, 'cancel', { state: 'processing' });
  const text = await exported({ from: '2020-01-01', to: '2100-01-01' });
  expect(text.startsWith('\uFEFFkind,number,date,')).toBe(true);
  const rows = text.trim().split('\r\n').slice(1);
  expect(new Set(rows.map((row) => row.split(',')[0]))).toEqual(new Set(['invoice', 'creditNote']));
  const cents = rows.map((row) => Math.round(Number(row.split(',').at(-1)) * 100));
  expect(cents.every((amount) => Number.isInteger(amount) && amount !== 0)).toBe(true);
  expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(0);
  expect(rows.length).toBeGreaterThan(1);
});

test('other periods have no rows, and staff without the right get nothing', async () => {
  const text = await exported({ from: '2020-01-01', to: '2020-01-31' });
  expect(text.trim().split('\r\n')).toHaveLength(1);
  const period = { from: '2020-01-01', to: '2020-01-31' };
  expect(await caller.result('orderFile.exportPapers', period, staff('pages'))).toMatchObject({
    error: { code: 'forbidden' },
  });
  const backwards = { from: '2020-02-01', to: '2020-01-31' };
  expect(await caller.result('orderFile.exportPapers', backwards, staff('orders'))).toMatchObject({
    error: { code: 'badRequest', field: 'to' },
  });
});

test('papers of a period are counted before they are exported', async () => {
  const { number } = await admin.order();
  await admin.act(number, 'invoice', { state: 'processing' });
  await admin.act(number, 'cancel', { state: 'processing' });
  const count = (from: string, to: string) =>
    caller.result('orderFile.countPapers', { from, to }, staff('orders'));
  const exportedRows = (await exported({ from: '2020-01-01', to: '2100-01-01' }))
    .trim()
    .split('\r\n');
  const papers = new Set(exportedRows.slice(1).map((row) => row.split(',').slice(0, 2).join()));
  expect(await count('2020-01-01', '2100-01-01')).toEqual({
    ok: true,
    value: { papers: papers.size, hasEInvoices: true },
  });
  expect(await count('2020-01-01', '2020-01-31')).toEqual({
    ok: true,
    value: { papers: 0, hasEInvoices: true },
  });
  expect(await count('2020-02-01', '2020-01-31')).toMatchObject({ error: { field: 'to' } });
});

test('a spreadsheet runs no text as a formula, and numbers stay numbers', () => {
  expect(csvText([['=cmd|x', '+1', '-2', '@a', 'a,"b"', -3.5, null]])).toBe(
    `\uFEFF'=cmd|x,'+1,'-2,'@a,"a,""b""",-3.5,\r\n`,
  );
});
