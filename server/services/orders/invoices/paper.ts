import type { TaxRow } from '#schemas/entities/cart.ts';
import { defaultLanguage, type Language, parseLanguage, textsIn } from '#schemas/languages.ts';
import { fill } from '../../../mail/fill.ts';
import type { Currency, MailFormat } from '../../../mail/mail-format.ts';
import { pdfLanguage } from '../../../pdf/pdf-language.ts';
import type { FiscalFacts } from '../fiscalisation/read-fiscal.ts';
import { companyLines } from './company-lines.ts';
import type { CreditNote } from './credit-notes.ts';
import type { Invoice } from './invoice-rows.ts';
import { fiscalSums, type Sum, sumsOf, taxLabels, type Writing } from './invoice-sums.ts';
import { type PrintText, printTexts } from './print-texts.ts';

export type PaperFormat = Pick<MailFormat, 'date' | 'price'>;

/** An invoice or credit note with text and amounts formatted in its language. */
export interface Paper {
  readonly language: Language;
  readonly title: string;
  readonly number: string;
  readonly facts: readonly Sum[];
  readonly seller: { readonly label: string; readonly lines: readonly string[] };
  readonly buyer: Paper['seller'];
  readonly table: { readonly head: readonly string[]; readonly rows: readonly PaperRow[] };
  readonly sums: readonly Sum[];
  readonly total: Sum;
  /**
   * Invoice: the amount paid by voucher, and the rest. Credit note: the amounts returned to the voucher and
   * as money.
   */
  readonly after: readonly Sum[];
  readonly taxes: { readonly head: readonly string[]; readonly rows: readonly string[][] };
  /** Data that is printed on papers that are reported to the tax office. */
  readonly fiscal: { readonly facts: readonly Sum[]; readonly link: string } | null;
}

export interface PaperRow {
  readonly name: string;
  readonly details: string;
  readonly cells: readonly string[];
}

interface PaperWriting extends Writing {
  readonly date: (iso: string) => string;
}

function writingOf(
  document: { readonly language: string; readonly currency: string },
  format: PaperFormat,
  site: Currency | null,
): PaperWriting {
  const language = pdfLanguage(parseLanguage(document.language) ?? defaultLanguage);
  return {
    language,
    t: (key: PrintText, params = {}) => fill(textsIn(printTexts, language)[key], params),
    price: (cents) => format.price(cents, language, document.currency, site),
    date: (iso) => format.date(iso, language),
  };
}

export function invoicePaper(
  { number, issuedAt, document }: Invoice,
  format: PaperFormat,
  site: Currency | null,
  fiscal: FiscalFacts | null = null,
): Paper {
  const writing = writingOf(document, format, site);
  const { t, price, date } = writing;
  const { orderNumber, orderedAt, paymentType, paidAt } = document;
  return {
    ...partsOf(document, writing),
    fiscal: fiscal && { facts: fiscalSums(fiscal, writing), link: fiscal.link },
    title: t('invoice'),
    number,
    facts: [
      [t('issued'), date(issuedAt)],
      [t('order'), orderNumber],
      [t('ordered'), date(orderedAt)],
      [t('payment'), t(paymentType)],
      ...(paidAt === null ? [] : [[t('paid'), date(paidAt)] as const]),
    ],
    table: {
      head: [t('item'), t('qty'), t('unitPrice'), t(taxLabels(document).column), t('amount')],
      rows: document.lines.map(({ name, sku, details, qty, unitPrice, taxRate, total }) => ({
        name,
        details: [sku, ...details].join(' · '),
        cells: [`${qty}`, price(unitPrice), percent(taxRate, writing), price(total)],
      })),
    },
    sums: sumsOf(document, writing),
    after: voucherSums(document, writing),
  };
}

function voucherSums({ voucher, total }: Invoice['document'], { t, price }: PaperWriting): Sum[] {
  if (voucher === undefined) return [];
  return [
    [t('voucher'), `−${price(voucher)}`],
    [t('toPay'), price(total - voucher)],
  ];
}

export function creditNotePaper(
  { number, issuedAt, document }: CreditNote,
  format: PaperFormat,
  site: Currency | null,
  fiscal: FiscalFacts | null = null,
): Paper {
  const writing = writingOf(document, format, site);
  const { t, price, date } = writing;
  const { orderNumber, invoiceNumber, invoiceIssuedAt, total } = document;
  return {
    ...partsOf(document, writing),
    fiscal: fiscal && { facts: fiscalSums(fiscal, writing), link: fiscal.link },
    title: t('creditNote'),
    number,
    facts: [
      [t('creditIssued'), date(issuedAt)],
      [t('toInvoice'), `${invoiceNumber} (${date(invoiceIssuedAt)})`],
      [t('order'), orderNumber],
    ],
    table: {
      head: [t('item'), t('amount')],
      rows: [
        {
          name: t('credited', { number: invoiceNumber }),
          details: t('order').concat(' ', orderNumber),
          cells: [price(total)],
        },
      ],
    },
    sums: [],
    after: returnedSums(document, writing),
  };
}

function returnedSums(
  { voucher, total }: CreditNote['document'],
  { t, price }: PaperWriting,
): Sum[] {
  if (voucher === undefined) return [];
  return [
    [t('voucherBack'), price(voucher)],
    [t('moneyBack'), price(total - voucher)],
  ];
}

type Document = Pick<Invoice['document'], 'seller' | 'buyer' | 'taxes' | 'taxMode' | 'total'>;

/** Parts that both documents have. */
function partsOf(document: Document, writing: PaperWriting) {
  const { seller, buyer, taxes, total } = document;
  const { t, price, language } = writing;
  const labels = taxLabels(document);
  return {
    language,
    seller: { label: t('seller'), lines: companyLines(seller) },
    buyer: { label: t('buyer'), lines: buyer },
    total: [t('total'), price(total)] as const,
    taxes: {
      head: [t(labels.rate), t('taxBase'), t(labels.amount)],
      rows: taxes.map(({ rate, base, tax }: TaxRow) => [
        percent(rate, writing),
        price(base),
        price(tax),
      ]),
    },
  };
}

function percent(rate: number, { language }: PaperWriting): string {
  return `${new Intl.NumberFormat(language).format(rate)}\u00a0%`;
}
