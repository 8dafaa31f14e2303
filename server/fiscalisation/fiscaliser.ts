import type { KeyObject } from 'node:crypto';
import type { TaxRow } from '#schemas/entities/cart.ts';
import type { Money } from '#schemas/money.ts';
import type { FiscalSigner } from './signer.ts';

/** Premises, device and person that issue papers, as registered at the tax office. */
export interface FiscalPremises {
  readonly premises: string;
  readonly device: string;
  /** Tax number of the person who issues the paper. */
  readonly operator: string;
}

/** Data of an invoice or credit note for the tax office. */
export interface FiscalPaper extends FiscalPremises {
  readonly sequence: number;
  /** Time in the shop's time zone: `2026-11-24T12:00:00`. */
  readonly issuedAt: string;
  readonly seller: { readonly taxNumber: string; readonly isTaxed: boolean };
  /** Tax number of the buyer, if it is a company. */
  readonly buyer: string | null;
  readonly payment: 'cash' | 'card' | 'transfer' | 'other';
  /** Negative for a credit note. */
  readonly total: Money;
  readonly taxes: readonly TaxRow[];
}

/** Settings for reports to the tax office, from the server's environment. */
export interface FiscalOffice {
  /** Used until staff store a certificate. If both are missing, papers wait and name the reason. */
  readonly signer: FiscalSigner | null;
  /** Replaces the usual address of the tax office. */
  readonly url: string | null;
  /** Certificate authorities (PEM) that are trusted in addition to the usual ones. */
  readonly authorities: string | null;
}

/** Key and certificate of the shop, and address of the tax office. */
export interface FiscalAccess extends FiscalSigner, Omit<FiscalOffice, 'signer'> {}

export interface FiscalMessage {
  readonly paper: FiscalPaper;
  /** The shop's own code of the paper. */
  readonly code: string;
  /** Whether the paper was handed out before it is reported. */
  readonly isLate: boolean;
  /** Time in the shop's time zone, as `issuedAt`. */
  readonly sentAt: string;
}

/** The number that the tax office gave to a paper, or why it refused the paper. */
export type FiscalResponse = { readonly number: string } | { readonly refusal: string };

/** Reports the papers of a market to its tax office. */
export interface Fiscaliser {
  /** ISO code of the only currency of its papers. */
  readonly currency: string;
  /** Whether this paper has to be reported. */
  readonly isReported: (paper: FiscalPaper) => boolean;
  /** The displayed number of a paper. */
  readonly numberOf: (sequence: number, place: FiscalPremises) => string;
  /** The code that is printed on the paper even when the tax office cannot be reached. */
  readonly codeOf: (paper: FiscalPaper, key: KeyObject) => string;
  /** Reports a paper; rejects if the tax office does not respond. */
  readonly send: (message: FiscalMessage, access: FiscalAccess) => Promise<FiscalResponse>;
  /**
   * Returns the address at which buyers can check the paper, for a QR code; `number` is that of the tax
   * office.
   */
  readonly linkOf: (paper: FiscalPaper, code: string, number: string | null) => string;
  /** Names of the two numbers on a paper. */
  readonly labels: { readonly code: string; readonly number: string };
}
