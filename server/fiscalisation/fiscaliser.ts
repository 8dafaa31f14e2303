import type { KeyObject } from 'node:crypto';
import type { TaxRow } from '#schemas/entities/cart.ts';
import type { Money } from '#schemas/money.ts';
import type { FiscalSigner } from './signer.ts';

/** Where and by whom papers are issued, as the tax office knows it. */
export interface FiscalPremises {
  readonly premises: string;
  readonly device: string;
  /** Tax number of the person who issues. */
  readonly operator: string;
}

/** What the tax office learns of an invoice or credit note. */
export interface FiscalPaper extends FiscalPremises {
  readonly sequence: number;
  /** In the time zone of the shop: `2026-11-24T12:00:00`. */
  readonly issuedAt: string;
  readonly seller: { readonly taxNumber: string; readonly isTaxed: boolean };
  /** Tax number of a company that buys. */
  readonly buyer: string | null;
  readonly payment: 'cash' | 'card' | 'transfer' | 'other';
  /** Below 0 for a credit note. */
  readonly total: Money;
  readonly taxes: readonly TaxRow[];
}

/** Where papers are reported, from the server's environment. */
export interface FiscalOffice {
  /** While staff have stored no certificate; null: papers wait, and name the reason. */
  readonly signer: FiscalSigner | null;
  /** Replaces the address of the tax office. */
  readonly url: string | null;
  /** Authorities in PEM that its server may be certified by, beside the usual ones. */
  readonly authorities: string | null;
}

/** What the shop signs with, and where it sends. */
export interface FiscalAccess extends FiscalSigner, Omit<FiscalOffice, 'signer'> {}

export interface FiscalMessage {
  readonly paper: FiscalPaper;
  /** The shop's own code of the paper. */
  readonly code: string;
  /** Whether the paper was handed out before it is reported. */
  readonly isLate: boolean;
  /** In the time zone of the shop, as `issuedAt`. */
  readonly sentAt: string;
}

/** The number that the tax office gave to a paper, or why it refused the paper. */
export type FiscalResponse = { readonly number: string } | { readonly refusal: string };

/** How the papers of a market are reported to its tax office. */
export interface Fiscaliser {
  /** ISO code of the currency that papers are in. */
  readonly currency: string;
  /** Whether the paper is reported in this way. */
  readonly isReported: (paper: FiscalPaper) => boolean;
  /** The displayed number of a paper. */
  readonly numberOf: (sequence: number, place: FiscalPremises) => string;
  /** The code that is printed on the paper even when the tax office cannot be reached. */
  readonly codeOf: (paper: FiscalPaper, key: KeyObject) => string;
  /** Reports a paper; rejects if the tax office does not respond. */
  readonly send: (message: FiscalMessage, access: FiscalAccess) => Promise<FiscalResponse>;
  /** The address that buyers check the paper at, for a QR code; `number` is that of the tax office. */
  readonly linkOf: (paper: FiscalPaper, code: string, number: string | null) => string;
  /** What the two numbers are called on a paper. */
  readonly labels: { readonly code: string; readonly number: string };
}
