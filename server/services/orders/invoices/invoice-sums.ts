import type { Language } from '#schemas/languages.ts';
import type { FiscalFacts } from '../fiscalisation/read-fiscal.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import type { PrintText } from './print-texts.ts';

/** Language, texts and price format of a printed page. */
export interface Writing {
  readonly language: Language;
  readonly t: (key: PrintText, params?: Readonly<Record<string, string>>) => string;
  readonly price: (cents: number) => string;
}

export type Sum = readonly [label: string, amount: string];

/** Returns the rows between the lines of an invoice and its total. */
export function sumsOf(
  { itemsTotal, coupon, promotions, loyalty, delivery, taxes, taxMode }: InvoiceDocument,
  { t, price, language }: Writing,
): Sum[] {
  const number = new Intl.NumberFormat(language);
  return [
    [t('itemsTotal'), price(itemsTotal)],
    ...(coupon ? [[t('coupon', { code: coupon.code }), `−${price(coupon.amount)}`] as const] : []),
    ...(promotions ?? []).map(({ name, code, amount }): Sum => {
      return [name ?? t('coupon', { code: code ?? '' }), `−${price(amount)}`];
    }),
    ...(loyalty > 0 ? [[t('loyalty'), `−${price(loyalty)}`] as const] : []),
    ...(delivery
      ? [[t('delivery', { name: delivery.name }), price(delivery.amount)] as const]
      : []),
    ...(taxMode === 'added'
      ? taxes.map(
          ({ rate, tax }): Sum => [t('salesTaxAt', { rate: number.format(rate) }), price(tax)],
        )
      : []),
  ];
}

interface TaxLabels {
  /** Heading of the column of rates next to the items. */
  readonly column: PrintText;
  readonly rate: PrintText;
  readonly amount: PrintText;
}

/** Value-added tax is in the prices, sales tax is added to them. */
export function taxLabels({ taxMode }: Pick<InvoiceDocument, 'taxMode'>): TaxLabels {
  return taxMode === 'added'
    ? { column: 'salesTax', rate: 'salesTaxRate', amount: 'salesTaxAmount' }
    : { column: 'rate', rate: 'taxRate', amount: 'tax' };
}

/** Returns the rows about the report; the time of issue includes seconds. */
export function fiscalSums(
  { issuedAt, operator, codes }: FiscalFacts,
  { t }: Pick<Writing, 't'>,
): readonly Sum[] {
  const time = issuedAt.slice(issuedAt.indexOf('T') + 1);
  return [[t('issuedTime'), time], [t('operator'), operator], ...codes];
}
