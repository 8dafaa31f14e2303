import type { EInvoiceRules } from './e-invoice.ts';
import type { PaymentSlip } from './payment-slip.ts';

/** Legal requirements of a market for shops, as data that is built into all code. */
export interface MarketFacts {
  /** Days before a reduction whose lowest price must be shown beside it; null where no law requires that. */
  readonly lowestPriceDays: 30 | null;
  /** Days from the delivery in which buyers may withdraw; null without such a right. */
  readonly withdrawalDays: number | null;
  /** Whether a company names its tax number when it buys. */
  readonly hasTaxNumber: boolean;
  /** Key of the text that explains the number in the checkout; null where it needs none. */
  readonly taxNumberHint: 'oibHint' | null;
}

/** Rules for a company's tax number. */
export interface TaxNumber {
  /** Returns the number in its stored form; null when it is not valid. */
  readonly read: (written: string) => string | null;
  /** Whether a valid number still looks wrong: shown as a hint, never rejected. */
  readonly isOdd: (written: string) => boolean;
}

/** Rules of a market for shops: law, tax numbers, bank transfers. */
export interface MarketRules {
  readonly facts: MarketFacts;
  readonly taxNumber: TaxNumber | null;
  /** Labels of the numbers that business letters must contain, by key of the shop's company setting. */
  readonly companyNumbers: Readonly<Record<string, string>>;
  /** Null where the standard for e-invoices does not apply. */
  readonly eInvoice: EInvoiceRules | null;
  /** Null where shops have no slip for bank transfers. */
  readonly loadPaymentSlip: (() => Promise<PaymentSlip>) | null;
  /** Towns by postcode, where each belongs to one; null where they are not known. */
  readonly loadTowns: (() => Promise<Readonly<Record<string, string>>>) | null;
}
