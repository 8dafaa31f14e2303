import type { TaxRow } from '#schemas/entities/cart.ts';
import type { Money } from '#schemas/money.ts';
import { spread } from '../../pricing/spread.ts';
import { sum } from '../../pricing/sum.ts';
import type { CreditNoteDocument } from '../invoices/credit-notes.ts';
import type { InvoiceDocument, InvoiceLine } from '../invoices/invoice-document.ts';

export interface ELine {
  readonly name: string;
  readonly sku: string | null;
  readonly details: readonly string[];
  readonly qty: number;
  /** Tax rate in percent. */
  readonly rate: number;
  /** Net amount of the line after the discount, without tax. */
  readonly net: Money;
  /** The discount without tax. */
  readonly allowance: Money;
}

/** A charge or discount on all lines of a tax rate; without tax, not negative. */
export interface EExtra {
  readonly isCharge: boolean;
  readonly name: string;
  readonly amount: Money;
  readonly rate: number;
}

/**
 * Amounts of an invoice by the definitions of EN 16931: without tax, and each total equals the sum of its
 * parts.
 */
export interface EAmounts {
  readonly lines: readonly ELine[];
  readonly extras: readonly EExtra[];
  readonly taxes: readonly TaxRow[];
  readonly prepaid: Money;
}

/** Names of charges and discounts in the language of the invoice. */
export interface ENames {
  readonly delivery: string;
  readonly discount: string;
}

/** The taxable amounts are those of the invoice; lines and extras of a rate add up to them. */
export function invoiceAmounts(document: InvoiceDocument, names: ENames): EAmounts {
  const taxes = withFreeRates(document);
  const parts = taxes.map((tax) => partsOf(document, tax, names));
  const { voucher = 0, total, paidAt } = document;
  return {
    lines: parts.flatMap(({ lines }) => lines),
    extras: parts.flatMap(({ extras }) => extras),
    taxes,
    prepaid: paidAt === null ? voucher : total,
  };
}

/** Returns one line per tax rate, because a credit note names no goods. */
export function creditAmounts({ taxes }: CreditNoteDocument, name: string): EAmounts {
  const lines = taxes.map(({ rate, base }) => {
    return { name, sku: null, details: [], qty: 1, rate, net: base, allowance: 0 };
  });
  return { lines, extras: [], taxes, prepaid: 0 };
}

/** Adds the rates of lines that cost nothing, which the invoice's taxes do not list. */
function withFreeRates({ lines, taxes }: InvoiceDocument): readonly TaxRow[] {
  const known = new Set(taxes.map(({ rate }) => rate));
  const free = [...new Set(lines.map(({ taxRate }) => taxRate))].filter((rate) => !known.has(rate));
  return [...taxes, ...free.map((rate) => ({ rate, base: 0, tax: 0 }))];
}

function partsOf(document: InvoiceDocument, { rate, base, tax }: TaxRow, names: ENames) {
  const lines = document.lines.filter(({ taxRate }) => taxRate === rate);
  const isAdded = isTaxAdded(document);
  const isWhole = sum(lines.map(paidOf)) === base + (isAdded ? 0 : tax);
  const without = (amount: Money) => (isAdded ? amount : Math.round(amount / (1 + rate / 100)));
  const nets = isWhole
    ? spread(base, lines.map(paidOf))
    : lines.map((line) => without(paidOf(line)));
  const rest = base - sum(nets);
  const name = rest > 0 ? names.delivery : names.discount;
  return {
    lines: lines.map((line, at) => ({
      name: line.name,
      sku: line.sku,
      details: line.details,
      qty: line.qty,
      rate,
      net: nets[at] ?? 0,
      allowance: without(line.discount ?? 0),
    })),
    extras: rest === 0 ? [] : [{ isCharge: rest > 0, name, amount: Math.abs(rest), rate }],
  };
}

const paidOf = ({ total, discount = 0 }: InvoiceLine): Money => total - discount;

/** Whether the prices of the lines are without tax. */
function isTaxAdded({ itemsTotal, coupon, loyalty, delivery, total, taxes }: InvoiceDocument) {
  const paid = itemsTotal - (coupon?.amount ?? 0) - loyalty + (delivery?.amount ?? 0);
  return taxes.some(({ tax }) => tax > 0) && total > paid;
}
