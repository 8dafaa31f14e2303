import { createPrivateKey, X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailFormat } from '#app/mailing.ts';
import type { FiscalOffice } from '#server/fiscalisation/fiscaliser.ts';
import { type OrderAdminDriver, openOrderAdmin } from '#tests/support/order-admin.ts';
import { pdfText } from '#tests/support/read-pdf.ts';
import { ids } from '#tests/support/shop-data.ts';
import { openTaxOffice } from '#tests/support/tax-office.ts';
import { shopPem } from '#tests/support/test-certificates.ts';
import { claimNext } from '../../../mail/outbox.ts';
import { printCreditNote, printInvoice } from '../invoices/print-papers.ts';
import { fiscalisationOption } from './fiscal-premises.ts';
import { reportPapers } from './report-papers.ts';

let admin: OrderAdminDriver;
let office: Awaited<ReturnType<typeof openTaxOffice>>;
let access: FiscalOffice;

beforeAll(async () => {
  [admin, office] = await Promise.all([openOrderAdmin(), openTaxOffice()]);
  access = {
    signer: {
      key: createPrivateKey(shopPem),
      certificate: new X509Certificate(shopPem.slice(shopPem.indexOf('-----BEGIN CERT'))),
    },
    url: office.url,
    authorities: office.authorities,
  };
  await setOption('site.company', {
    name: 'Trgovina',
    oib: '69435151530',
    vatId: 'HR69435151530',
    iban: 'HR1210010051863000160',
  });
});
afterAll(async () => {
  await admin.close();
  await office.close();
});
beforeEach(() => {
  office.received.length = 0;
  office.refuse(null);
});

async function setOption(key: string, of: object): Promise<void> {
  const value = JSON.stringify(of);
  await admin.db
    .insertInto('options')
    .values({ key, value, public: false })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

const switchTo = (isOn: boolean) =>
  setOption(fiscalisationOption, { isOn, premises: 'P1', device: '1', operator: '12345678903' });

const report = (at = new Date(), at_: FiscalOffice = access) =>
  reportPapers({ db: admin.db, office: at_ }, () => at);

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);

async function invoiced(): Promise<{ readonly id: number; readonly number: number }> {
  const order = await admin.order();
  await admin.act(order.number, 'invoice', { state: 'processing' });
  return order;
}

const parts = () => ({ db: admin.db, publicUrl: 'https://shop.test', format: mailFormat });

test('while it is off, papers have their own numbers and are not reported', async () => {
  const { number } = await invoiced();
  const { papers, reports } = await admin.file(number);
  expect(papers[0]?.number).toMatch(/^\d{4}-000001$/);
  expect(reports).toEqual([]);
  await report();
  expect(office.received).toEqual([]);
});

test('an invoice is reported with a signature over all of it, and shows both codes and a QR code', async () => {
  await switchTo(true);
  const { id, number } = await invoiced();
  await report();
  const [bill] = office.received;
  const { papers, reports, order } = await admin.file(number);
  expect(bill?.isSigned).toBe(true);
  expect(papers[0]?.number).toBe('1-P1-1');
  const said = ['BrOznRac', 'OznPosPr', 'OznNapUr', 'Oib', 'USustPdv', 'NacinPlac', 'OibOper'];
  expect(said.map((name) => bill?.text(name))).toEqual([
    '1',
    'P1',
    '1',
    '69435151530',
    'true',
    'G',
    '12345678903',
  ]);
  expect(bill?.text('IznosUkupno')).toBe((order.order_total / 100).toFixed(2));
  expect(bill?.text('NakDost')).toBe('false');
  const code = bill?.text('ZastKod') ?? '';
  expect(code).toMatch(/^[0-9a-f]{32}$/);
  expect(reports).toMatchObject([{ number: '1-P1-1', attempts: 1, error: null }]);
  const printed = await printInvoice(parts(), id);
  const text = pdfText(printed?.content ?? Buffer.alloc(0));
  for (const part of ['1-P1-1', code, office.number, '12345678903']) expect(text).toContain(part);
  const page = await admin.print('invoice', number, 'invoice');
  expect(page.fiscal?.link).toContain(`https://porezna.gov.hr/rn?jir=${office.number}&datv=2`);
  expect(page.fiscal?.link).toMatch(new RegExp(`&izn=${order.order_total}$`));
});

test('a credit note takes the next number of the premises and is below 0', async () => {
  const { id, number } = await invoiced();
  await admin.act(number, 'cancel', { state: 'processing' });
  await report();
  const [invoice, note] = office.received;
  expect([invoice?.text('BrOznRac'), note?.text('BrOznRac')]).toEqual(['2', '3']);
  expect(note?.isSigned).toBe(true);
  expect(note?.text('IznosUkupno')).toBe(`-${invoice?.text('IznosUkupno')}`);
  const printed = await printCreditNote(parts(), id);
  expect(printed?.number).toBe('3-P1-1');
  expect(pdfText(printed?.content ?? Buffer.alloc(0))).toContain(note?.text('ZastKod'));
});

test('without a response an invoice has its own code, and is reported late until it is', async () => {
  const { id, number } = await invoiced();
  await report(new Date(), { ...access, url: 'https://localhost:9/' });
  const [failed] = (await admin.file(number)).reports;
  expect(failed).toMatchObject({ attempts: 1, reportedAt: null });
  expect(failed?.error).toContain('ECONNREFUSED');
  expect(failed?.codes).toHaveLength(1);
  expect(pdfText((await printInvoice(parts(), id))?.content ?? Buffer.alloc(0))).toContain('ZKI');
  await report();
  expect(office.received).toEqual([]);
  await report(later(1));
  expect(office.received[0]?.text('NakDost')).toBe('true');
  const [done] = (await admin.file(number)).reports;
  expect(done).toMatchObject({ attempts: 2, error: null });
  expect(done?.codes.map(({ label }) => label)).toEqual(['ZKI', 'JIR']);
  expect(done?.codes[0]).toEqual(failed?.codes[0]);
});

test('a refusal is shown in the words of the tax office, and staff report the paper again', async () => {
  office.refuse('s006: Sistemska pogreška.');
  const { number } = await invoiced();
  await report();
  const [refused] = (await admin.file(number)).reports;
  expect(refused?.error).toBe('s006: Sistemska pogreška.');
  office.refuse(null);
  expect((await admin.act(number, 'report', { paper: `${refused?.id}` })).ok).toBe(true);
  await report(later(0.001));
  expect((await admin.file(number)).reports[0]?.error).toBeNull();
  const again = await admin.act(number, 'report', { paper: `${refused?.id}` });
  expect(again).toMatchObject({ ok: false, error: { code: 'notFound' } });
});

test('the mail with an invoice waits until the invoice was reported once', async () => {
  await admin.db.deleteFrom('outbox').execute();
  await invoiced();
  await admin.db.deleteFrom('outbox').where('kind', '<>', 'order.invoice').execute();
  expect(await claimNext(admin.db, later(1))).toBeNull();
  await report();
  expect((await claimNext(admin.db, later(1)))?.kind).toBe('order.invoice');
});

test('without a certificate papers wait and show the reason', async () => {
  const { number } = await invoiced();
  await report(new Date(), { ...access, signer: null });
  const { reports } = await admin.file(number);
  expect(reports).toMatchObject([{ error: 'FISCAL_CERTIFICATE_FILE', codes: [] }]);
});

test('an invoice of a company that pays by transfer is not reported here', async () => {
  const { id, number } = await admin.order([[ids.last, 1]], ids.bank);
  const company = JSON.stringify({ name: 'Kupac d.o.o.', oib: '69435151530' });
  await admin.db.updateTable('orders').set({ company }).where('id', '=', id).execute();
  await admin.act(number, 'paid', { state: 'pending_payment' });
  await admin.act(number, 'invoice', { state: 'paid' });
  expect((await admin.file(number)).reports).toEqual([]);
});

test.each([
  ['COD', 'G'],
  ['HPF', 'K'],
  ['BANK', 'T'],
  ['PAYPAL', 'O'],
  ['FREE', 'O'],
] as const)(
  'an order by %s is reported with the means of payment %s · CONST-67',
  async (payment_type, means) => {
    await switchTo(true);
    const { id, number } = await admin.order();
    await admin.db.updateTable('orders').set({ payment_type }).where('id', '=', id).execute();
    await admin.act(number, 'invoice', { state: 'processing' });
    await report();
    expect(office.received.map((bill) => bill.text('NacinPlac'))).toEqual([means]);
  },
);
