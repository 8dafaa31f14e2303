import type { Money } from '../money.ts';

/** The account that a bank transfer goes to. */
export interface Payee {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly iban: string;
}

/** The payer; optional, because the bank knows it anyway. */
export type Payer = Omit<Payee, 'iban'>;

export interface Transfer {
  readonly reference: string;
  readonly amount: Money;
  readonly description: string;
}

/** Rules of a market for bank transfers. */
export interface PaymentSlip {
  /** ISO code; the slip allows no other currency. */
  readonly currency: string;
  /** Prefix of the reference; empty where references have no model. */
  readonly model: string;
  /** Returns the reference of an order, made from the digits of its number. */
  readonly referenceOf: (orderNumber: string) => string;
  /** Returns the text of the code that banking apps read. */
  readonly codeOf: (payee: Payee, transfer: Transfer, payer: Payer) => string;
  /** Parameters with which bwip-js draws the code. */
  readonly symbol: { readonly bcid: string } & Readonly<Record<string, string | number>>;
}
