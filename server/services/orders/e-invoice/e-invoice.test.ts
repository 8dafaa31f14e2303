import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, brokenRules, cents } from '#tests/support/en16931.ts';
import { type OrderAdminDriver, openOrderAdmin } from '#tests/support/order-admin.ts';
import { readXml, type XmlElement } from '#tests/support/read-xml.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createCaller } from '../../../testing/caller.ts';
import { createOrderFileHandlers } from '../admin/order-file-handlers.ts';

const company = {
  name: 'Trgovina d.o.o.',
  street: 'Riva 1',
  zipCode: '23000',
  city: 'Zadar',
  country: 'HR',
  oib: '12345678903',
  vatId: 'HR12345678903',
  iban: 'HR1210010051863000160',
  email: 'trgovina@example.com',
};

async function saveCompany(changes: Readonly<Record<string, string>> = {}): Promise<void> {
  const value = JSON.stringify({ ...company, ...changes });
  await admin.db
    .insertInto('options')
    .values({ key: 'site.company', value, public: true })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  admin.shop.deps.cache.clear();
}

let admin: OrderAdminDriver;
let caller: ReturnType<typeof createCaller>;
beforeAll(async () => {
  admin = await openOrderAdmin();
  caller = createCaller(admin.db, createOrderFileHandlers);
  await saveCompany();
});
afterAll(() => admin.close());

const as = (...scope: string[]) => ({
  actor: { kind: 'backoffice' as const, userId: admin.userId, sessionId: 's', scope },
});

async function xmlOf(number: number, paper: string): Promise<XmlElement> {
  const file = await caller.result('orderFile.eInvoice', { number, paper }, as('orders'));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return readXml(Buffer.from(file.value.content, 'base64').toString());
}

async function papersOf(number: number) {
  const file = await caller.result('orderFile.get', { number }, as('orders'));
  return file.ok ? file.value.papers : [];
}

test.each([
  [
    'several rates, cash and delivery',
    [
      [ids.last, 3],
      [ids.book, 1],
    ],
    ids.cash,
    'processing',
  ],
  [
    'odd cents',
    [
      [ids.map, 4],
      [ids.last, 7],
    ],
    ids.cash,
    'processing',
  ],
] as const)(
  'an invoice with %s keeps the rules of EN 16931 and the sum of its PDF',
  async (_what, items, method, state) => {
    const { number } = await admin.order(items, method);
    await admin.act(number, 'invoice', { state });
    const [paper] = await papersOf(number);
    const xml = await xmlOf(number, paper?.number ?? '');
    expect(brokenRules(xml)).toEqual([]);
    const { order } = await admin.file(number);
    expect(cents(xml.one('LegalMonetaryTotal')?.one('TaxInclusiveAmount'))).toBe(order.order_total);
    expect(xml.one('ID')?.text).toBe(paper?.number);
  },
);

test('coupon and company are in it, and so are the fields of the market', async () => {
  const { number } = await admin.order([
    [ids.last, 2],
    [ids.book, 1],
  ]);
  const typed = {
    state: 'processing',
    which: 'Main',
    firstName: 'Ana',
    lastName: 'Anić',
    street: 'Obala',
    houseNumber: '1a',
    zipCode: '23000',
    city: 'Zadar',
    contactPhone: '+385 91 000 000',
    companyName: 'Jedro & sin d.o.o.',
    companyOIB: '12345678903',
  };
  await caller.result('orderFile.act', { number, action: 'address', typed }, as('orders'));
  await admin.db
    .updateTable('order_items')
    .set({ discount_total: 200 })
    .where('order_id', '=', (await admin.file(number)).order.id)
    .where('position', '=', 0)
    .execute();
  await admin.act(number, 'invoice', { state: 'processing' });
  const [paper] = await papersOf(number);
  const xml = await xmlOf(number, paper?.number ?? '');
  expect(brokenRules(xml)).toEqual([]);
  const party = xml.one('AccountingCustomerParty')?.one('Party')?.one('PartyLegalEntity');
  expect(party?.one('RegistrationName')?.text).toBe('Jedro & sin d.o.o.');
  expect(party?.one('CompanyID')?.text).toBe('12345678903');
  expect(xml.one('ProfileID')?.text).toBe('P1');
  const operator = xml.one('AccountingSupplierParty')?.one('SellerContact');
  expect(operator?.one('ID')?.text).toBe('12345678903');
});

async function invoicedXml(number: number) {
  const { order } = await admin.file(number);
  await admin.act(number, 'invoice', { state: order.state });
  const [paper] = await papersOf(number);
  return xmlOf(number, paper?.number ?? '');
}

async function paidOrder(): Promise<number> {
  const { number } = await admin.order([[ids.last, 1]], ids.bank);
  await admin.act(number, 'paid', { state: 'pending_payment' });
  return number;
}

test('a shop without a VAT number charges none: its invoices are outside of VAT', async () => {
  await saveCompany({ vatId: '', oib: '', register: '080012345' });
  // With VAT, the invoice needs the VAT number.
  const taxed = await admin.order([[ids.last, 2]]);
  expect(brokenRules(await invoicedXml(taxed.number))).toEqual(['BR-S-02']);
  const { rows } = await sql<{ id: number; rate: string }>`SELECT id, rate FROM taxes`.execute(
    admin.db,
  );
  await sql`UPDATE taxes SET rate = 0`.execute(admin.db);
  admin.shop.deps.cache.clear();
  const free = await admin.order([[ids.last, 2]]);
  const xml = await invoicedXml(free.number);
  for (const { id, rate } of rows) {
    await sql`UPDATE taxes SET rate = ${rate} WHERE id = ${id}`.execute(admin.db);
  }
  await saveCompany();
  expect(brokenRules(xml)).toEqual([]);
  const category = at(xml, 'TaxTotal/TaxSubtotal/TaxCategory')[0];
  expect(category?.one('ID')?.text).toBe('O');
  expect(category?.one('TaxExemptionReasonCode')?.text).toBe('VATEX-EU-O');
});

const meansOf = (xml: XmlElement) => at(xml, 'PaymentMeans/PaymentMeansCode')[0]?.text;

test.each([
  ['COD', '10'],
  ['HPF', '48'],
  ['PAYPAL', '68'],
  ['FREE', 'ZZZ'],
] as const)(
  'the invoice of an order by %s names the means of payment %s · CONST-67',
  async (payment_type, code) => {
    const { id, number } = await admin.order();
    await admin.db.updateTable('orders').set({ payment_type }).where('id', '=', id).execute();
    const xml = await invoicedXml(number);
    expect(meansOf(xml)).toBe(code);
    expect(brokenRules(xml)).toEqual([]);
  },
);

test('a transfer names its account; when the shop no longer has one, it is no transfer', async () => {
  const [first, second] = [await paidOrder(), await paidOrder()];
  expect(meansOf(await invoicedXml(first))).toBe('58');
  await saveCompany({ iban: '' });
  const xml = await invoicedXml(second);
  await saveCompany();
  expect(meansOf(xml)).toBe('ZZZ');
  expect(brokenRules(xml)).toEqual([]);
});

test('credit notes name their invoice, and all of them are in the ZIP of the period', async () => {
  const { number } = await admin.order([[ids.last, 2]], ids.bank);
  await admin.act(number, 'paid', { state: 'pending_payment' });
  await admin.act(number, 'invoice', { state: 'paid' });
  await admin.act(number, 'refund', { state: 'paid', amount: '5,00' });
  const [invoice, note] = await papersOf(number);
  const xml = await xmlOf(number, note?.number ?? '');
  expect(brokenRules(xml)).toEqual([]);
  expect(cents(xml.one('LegalMonetaryTotal')?.one('PayableAmount'))).toBe(500);
  const named = xml.one('BillingReference')?.one('InvoiceDocumentReference');
  expect(named?.one('ID')?.text).toBe(invoice?.number);
  const period = { from: '2000-01-01', to: '2100-01-01' };
  const zipped = await caller.result('orderFile.exportEInvoices', period, as('orders'));
  const files = unzipSync(Buffer.from(zipped.ok ? zipped.value.content : '', 'base64'));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([`${invoice?.number}.xml`, `${note?.number}.xml`]),
  );
});

test('only staff of orders read them, and a paper of another order is not found', async () => {
  const { number } = await admin.order();
  await admin.act(number, 'invoice', { state: 'processing' });
  const [paper] = await papersOf(number);
  const other = { number: number - 1, paper: paper?.number ?? '' };
  expect(await caller.result('orderFile.eInvoice', other, as('orders'))).toMatchObject({
    error: { code: 'notFound' },
  });
  for (const scope of ['pages', 'catalogue']) {
    const read = await caller.result('orderFile.eInvoice', { ...other, number }, as(scope));
    expect(read).toMatchObject({ error: { code: 'forbidden' } });
  }
});
