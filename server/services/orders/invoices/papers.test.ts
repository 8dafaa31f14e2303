import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailFormat } from '#app/mailing.ts';
import { digitalRoutes } from '#server/services/digital/digital.routes.ts';
import { signedPath } from '#server/services/digital/signed-path.ts';
import { type OrderAdminDriver, openOrderAdmin } from '#tests/support/order-admin.ts';
import { pdfText } from '#tests/support/read-pdf.ts';
import { ids } from '#tests/support/shop-data.ts';
import { mailStyle } from '../../../mail/mail-style.ts';
import { invoicePaper } from './paper.ts';
import { paperPdf } from './paper-pdf.ts';
import { printPapers } from './print-papers.ts';

const sender = {
  shopName: 'Trgovina',
  shopUrl: 'https://shop.test',
  imprint: ['Trgovina d.o.o.'],
  style: mailStyle(),
  logo: null,
};

let admin: OrderAdminDriver;
let app: FastifyInstance;
beforeAll(async () => {
  admin = await openOrderAdmin();
  app = Fastify();
  await app.register((scope) =>
    digitalRoutes(scope, {
      db: admin.db,
      publicUrl: 'https://shop.test',
      format: mailFormat,
      papers: printPapers,
      store: { readOriginal: async () => Buffer.alloc(0) },
      render: async (view) => JSON.stringify(view),
    }),
  );
});
afterAll(async () => {
  await app.close();
  await admin.close();
});

test('invoice and credit note are files that list what was sold, credited and taxed · API-006', async () => {
  const { number } = await admin.order([[ids.last, 2]], ids.bank);
  await admin.act(number, 'paid', { state: 'pending_payment' });
  await admin.act(number, 'invoice', { state: 'paid' });
  await admin.act(number, 'refund', { state: 'paid', amount: '5,00' });
  const { papers } = await admin.file(number);
  const texts = await Promise.all(
    papers.map(async ({ href }) => {
      const response = await app.inject(href);
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
      });
      return pdfText(response.rawPayload).replaceAll('\u00a0', ' ');
    }),
  );
  for (const labels of [`Račun ${papers[0]?.number}`, 'ZADNJI', '24,50 €', "O'Đurić-Šimić"]) {
    expect(texts[0]).toContain(labels);
  }
  const credited = `Odobreno po računu ${papers[0]?.number}`;
  for (const labels of [`Odobrenje ${papers[1]?.number}`, credited, '5,00 €', '4,00 €', '1,00 €']) {
    expect(texts[1]).toContain(labels);
  }
});

test('an address opens only its own document, for some days', async () => {
  const { id, number } = await admin.order();
  const now = new Date();
  expect((await app.inject(await signedPath(admin.db, 'invoice', id, now))).statusCode).toBe(410);
  await admin.act(number, 'invoice', { state: 'processing' });
  const href = await signedPath(admin.db, 'invoice', id, now);
  const others = [
    href.slice(0, -3),
    href.replace('/invoice/', '/credit/'),
    href.replace(`/${id}.`, `/${id + 1}.`),
  ];
  for (const url of others) expect((await app.inject(url)).statusCode).toBe(404);
  const old = await signedPath(admin.db, 'invoice', id, new Date(now.getTime() - 8 * 86_400_000));
  expect((await app.inject(old)).json()).toMatchObject({ state: 'expired' });
  expect((await app.inject(href)).statusCode).toBe(200);
});

test('a long invoice continues over several pages without losing a line', async () => {
  const { number } = await admin.order();
  await admin.act(number, 'invoice', { state: 'processing' });
  const { invoice } = await admin.print('invoice', number, 'invoice');
  const [line] = invoice.document.lines;
  if (!line) throw new Error('the invoice has no line');
  const lines = Array.from({ length: 90 }, (_, i) => ({ ...line, name: `Artikl ${i}.` }));
  const document = { ...invoice.document, lines };
  const pdf = await paperPdf(invoicePaper({ ...invoice, document }, mailFormat, null), sender);
  const text = pdfText(pdf);
  for (const { name } of lines) expect(text).toContain(name);
  expect(text).toMatch(/· 3\/\d/);
});

test('where tax is added to prices, an invoice names sales tax above the total, and no VAT', async () => {
  const { number } = await admin.order();
  await admin.act(number, 'invoice', { state: 'processing' });
  const { invoice } = await admin.print('invoice', number, 'invoice');
  const paper = (taxMode: 'added' | 'included') => {
    const document = { ...invoice.document, language: 'en', taxMode };
    return invoicePaper({ ...invoice, document }, mailFormat, null);
  };
  const labels = invoice.document.taxes.map(({ rate }) => `Sales tax ${rate}%`);
  const text = pdfText(await paperPdf(paper('added'), sender));
  expect(text).toContain('Sales tax');
  expect(text).not.toContain('VAT');
  expect(
    paper('added')
      .sums.map(([label]) => label)
      .slice(-labels.length),
  ).toEqual(labels);
  expect(pdfText(await paperPdf(paper('included'), sender))).toContain('VAT rate');
});
