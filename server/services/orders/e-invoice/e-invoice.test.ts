import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderAdminDriver, openOrderAdmin } from '#tests/support/order-admin.ts';
import { readXml, type XmlElement } from '#tests/support/read-xml.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createCaller } from '../../../testing/caller.ts';
import { createOrderFileHandlers } from '../admin/order-file-handlers.ts';

let admin: OrderAdminDriver;
let caller: ReturnType<typeof createCaller>;
beforeAll(async () => {
  admin = await openOrderAdmin();
  caller = createCaller(admin.db, createOrderFileHandlers);
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
  await admin.db
    .insertInto('options')
    .values({ key: 'site.company', value: JSON.stringify(company), public: true })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: JSON.stringify(company) }),
    )
    .execute();
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

const cents = (element: XmlElement | undefined) => Math.round(Number(element?.text ?? '0') * 100);
const sum = (elements: readonly XmlElement[]) =>
  elements.reduce((all, each) => all + cents(each), 0);

/** The business rules of EN 16931 about sums; each returns whether it holds. */
function brokenRules(paper: XmlElement): string[] {
  const line = paper.name === 'CreditNote' ? 'CreditNoteLine' : 'InvoiceLine';
  const lines = paper.all(line);
  const totals = paper.one('LegalMonetaryTotal');
  const extras = paper.all('AllowanceCharge');
  const of = (isCharge: string) =>
    extras.filter((extra) => extra.one('ChargeIndicator')?.text === isCharge);
  const amounts = (list: readonly XmlElement[]) => list.flatMap((each) => each.one('Amount') ?? []);
  const total = (name: string) => cents(totals?.one(name));
  const tax = paper.one('TaxTotal');
  const rows = tax?.all('TaxSubtotal') ?? [];
  const rate = (element: XmlElement | undefined) => element?.one('Percent')?.text;
  const net = (percent: string | undefined) => {
    const goods = lines.filter(
      (each) => rate(each.one('Item')?.one('ClassifiedTaxCategory')) === percent,
    );
    const sameRate = (list: readonly XmlElement[]) =>
      list.filter((each) => rate(each.one('TaxCategory')) === percent);
    return (
      sum(goods.flatMap((each) => each.one('LineExtensionAmount') ?? [])) +
      sum(amounts(sameRate(of('true')))) -
      sum(amounts(sameRate(of('false'))))
    );
  };
  const rules: Record<string, boolean> = {
    'BR-CO-10':
      total('LineExtensionAmount') ===
      sum(lines.flatMap((each) => each.one('LineExtensionAmount') ?? [])),
    'BR-CO-11': total('AllowanceTotalAmount') === sum(amounts(of('false'))),
    'BR-CO-12': total('ChargeTotalAmount') === sum(amounts(of('true'))),
    'BR-CO-13':
      total('TaxExclusiveAmount') ===
      total('LineExtensionAmount') - total('AllowanceTotalAmount') + total('ChargeTotalAmount'),
    'BR-CO-14':
      cents(tax?.one('TaxAmount')) === sum(rows.flatMap((row) => row.one('TaxAmount') ?? [])),
    'BR-CO-15':
      total('TaxInclusiveAmount') === total('TaxExclusiveAmount') + cents(tax?.one('TaxAmount')),
    'BR-CO-16': total('PayableAmount') === total('TaxInclusiveAmount') - total('PrepaidAmount'),
    'BR-CO-17': rows.every((row) => {
      const due = (cents(row.one('TaxableAmount')) * Number(rate(row.one('TaxCategory')))) / 100;
      return Math.abs(due - cents(row.one('TaxAmount'))) <= 1;
    }),
    'BR-CO-18': rows.length > 0,
    'BR-S-08': rows.every(
      (row) => cents(row.one('TaxableAmount')) === net(rate(row.one('TaxCategory'))),
    ),
    'BR-CO-25':
      total('PayableAmount') <= 0 ||
      paper.one('PaymentTerms') !== undefined ||
      paper.name === 'CreditNote',
    'BR-CO-26':
      paper.one('AccountingSupplierParty')?.one('Party')?.one('PartyTaxScheme') !== undefined,
    'BR-08': paper.one('AccountingSupplierParty')?.one('Party')?.one('PostalAddress') !== undefined,
    'BR-11':
      paper
        .one('AccountingCustomerParty')
        ?.one('Party')
        ?.one('PostalAddress')
        ?.one('Country')
        ?.one('IdentificationCode')?.text !== '',
    'BR-27': lines.every((each) => Number(each.one('Price')?.one('PriceAmount')?.text) >= 0),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
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
