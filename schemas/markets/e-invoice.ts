/** Data of the shop, by key of its company setting. */
type Company = Readonly<Record<string, string>>;

/** Requirements of a market for e-invoices, beyond the European standard EN 16931. */
export interface EInvoiceRules {
  /** The rules that the invoice follows (BT-24). */
  readonly customization: string;
  /** The business process (BT-23); null where none is required. */
  readonly profile: string | null;
  /** The shop's VAT number with the prefix of its country; null without one. */
  readonly vatNumberOf: (company: Company) => string | null;
  /** The person who issues invoices, where the law requires one; null if none is set. */
  readonly operatorOf: (company: Company) => { readonly name: string; readonly id: string } | null;
}
