import type { EInvoiceRules } from '#schemas/markets/e-invoice.ts';
import { decimalText } from '#schemas/money/decimal-text.ts';
import { digitsOf } from '#schemas/money/site-currency.ts';
import type { Money } from '#schemas/money.ts';
import { writeXml, type Xml } from '../../../xml/write-xml.ts';
import { sum } from '../../pricing/sum.ts';
import type { EAmounts, EExtra, ELine } from './amounts.ts';

export interface EParty {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly zipCode: string;
  readonly region: string;
  /** ISO code of the country. */
  readonly country: string;
  readonly vatNumber: string | null;
  readonly legalNumber: string | null;
  readonly email: string | null;
}

export interface EPayment {
  /** Code of the means of payment, from UNTDID 4461. */
  readonly code: string;
  readonly iban: string | null;
  readonly reference: string | null;
  /** Payment terms as text, for the amount still due. */
  readonly terms: string;
}

/** An invoice or credit note as structured data. */
export interface EPaper {
  readonly kind: 'invoice' | 'creditNote';
  readonly number: string;
  readonly issuedAt: { readonly day: string; readonly time: string };
  readonly currency: string;
  readonly orderNumber: string;
  /** The invoice that a credit note is about. */
  readonly invoice: { readonly number: string; readonly day: string } | null;
  readonly seller: EParty;
  readonly operator: { readonly name: string; readonly id: string } | null;
  readonly buyer: EParty;
  readonly payment: EPayment | null;
  /** Way in which a credit note is paid back, as text. */
  readonly terms: string | null;
  readonly amounts: EAmounts;
}

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';

/** Writes the paper in UBL 2.1, in the order of elements that its schema requires. */
export function writeUbl(paper: EPaper, { customization, profile }: EInvoiceRules): string {
  const isCredit = paper.kind === 'creditNote';
  const root = isCredit ? 'CreditNote' : 'Invoice';
  return writeXml([
    root,
    [
      ['cbc:CustomizationID', customization],
      profile === null ? null : ['cbc:ProfileID', profile],
      ['cbc:ID', paper.number],
      ['cbc:IssueDate', paper.issuedAt.day],
      ['cbc:IssueTime', paper.issuedAt.time],
      [`cbc:${root}TypeCode`, isCredit ? '381' : '380'],
      ['cbc:DocumentCurrencyCode', paper.currency],
      ['cac:OrderReference', [['cbc:ID', paper.orderNumber]]],
      billing(paper),
      ['cac:AccountingSupplierParty', [party(paper.seller), operatorContact(paper)]],
      ['cac:AccountingCustomerParty', [party(paper.buyer)]],
      ...paymentOf(paper),
      ...paper.amounts.extras.map((extra) => extraOf(extra, paper)),
      taxTotal(paper),
      totals(paper),
      ...paper.amounts.lines.map((line, at) => lineOf(line, at, paper)),
    ],
    {
      xmlns: `${ubl}:${root}-2`,
      'xmlns:cac': `${ubl}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${ubl}:CommonBasicComponents-2`,
    },
  ]);
}

function money(name: string, amount: Money, currency: string): Xml {
  return [`cbc:${name}`, decimalText(amount, digitsOf(currency)), { currencyID: currency }];
}

const optional = (name: string, text: string | null): Xml => (text ? [name, text] : null);

const vat: Xml = ['cac:TaxScheme', [['cbc:ID', 'VAT']]];

/** A shop without a VAT number charges no VAT. */
const isOutsideVat = ({ seller, amounts }: EPaper): boolean =>
  seller.vatNumber === null && amounts.taxes.every(({ rate }) => rate === 0);

/** A rate above 0 is standard, in the words of the standard also a reduced one. */
function category(name: string, rate: number, paper: EPaper, reason: Xml = null): Xml {
  return isOutsideVat(paper)
    ? [name, [['cbc:ID', 'O'], reason, vat]]
    : [name, [['cbc:ID', rate > 0 ? 'S' : 'Z'], ['cbc:Percent', String(rate)], vat]];
}

function billing({ invoice }: EPaper): Xml {
  if (!invoice) return null;
  const named: Xml[] = [
    ['cbc:ID', invoice.number],
    ['cbc:IssueDate', invoice.day],
  ];
  return ['cac:BillingReference', [['cac:InvoiceDocumentReference', named]]];
}

function party({ name, street, city, zipCode, region, country, ...ids }: EParty): Xml {
  return [
    'cac:Party',
    [
      [
        'cac:PostalAddress',
        [
          optional('cbc:StreetName', street),
          optional('cbc:CityName', city),
          optional('cbc:PostalZone', zipCode),
          optional('cbc:CountrySubentity', region),
          ['cac:Country', [['cbc:IdentificationCode', country]]],
        ],
      ],
      ids.vatNumber ? ['cac:PartyTaxScheme', [['cbc:CompanyID', ids.vatNumber], vat]] : null,
      [
        'cac:PartyLegalEntity',
        [['cbc:RegistrationName', name], optional('cbc:CompanyID', ids.legalNumber)],
      ],
      ids.email ? ['cac:Contact', [['cbc:ElectronicMail', ids.email]]] : null,
    ],
  ];
}

function operatorContact({ operator }: EPaper): Xml {
  if (!operator) return null;
  return [
    'cac:SellerContact',
    [
      ['cbc:ID', operator.id],
      ['cbc:Name', operator.name],
    ],
  ];
}

function paymentOf({ payment, terms: back }: EPaper): Xml[] {
  if (!payment) return back === null ? [] : [['cac:PaymentTerms', [['cbc:Note', back]]]];
  const { code, iban, reference, terms } = payment;
  const account: Xml = iban ? ['cac:PayeeFinancialAccount', [['cbc:ID', iban]]] : null;
  return [
    [
      'cac:PaymentMeans',
      [['cbc:PaymentMeansCode', code], optional('cbc:PaymentID', reference), account],
    ],
    ['cac:PaymentTerms', [['cbc:Note', terms]]],
  ];
}

function extraOf({ isCharge, name, amount, rate }: EExtra, paper: EPaper): Xml {
  return [
    'cac:AllowanceCharge',
    [
      ['cbc:ChargeIndicator', String(isCharge)],
      ['cbc:AllowanceChargeReason', name],
      money('Amount', amount, paper.currency),
      category('cac:TaxCategory', rate, paper),
    ],
  ];
}

/** VATEX code for goods that are not subject to VAT. */
const outsideVat: Xml = ['cbc:TaxExemptionReasonCode', 'VATEX-EU-O'];

function taxTotal(paper: EPaper): Xml {
  const { amounts, currency } = paper;
  const { taxes } = amounts;
  return [
    'cac:TaxTotal',
    [
      money('TaxAmount', sum(taxes.map(({ tax }) => tax)), currency),
      ...taxes.map(
        ({ rate, base, tax }): Xml => [
          'cac:TaxSubtotal',
          [
            money('TaxableAmount', base, currency),
            money('TaxAmount', tax, currency),
            category('cac:TaxCategory', rate, paper, outsideVat),
          ],
        ],
      ),
    ],
  ];
}

function totals({ amounts: { lines, extras, taxes, prepaid }, currency }: EPaper): Xml {
  const [charges, allowances] = [true, false].map((isCharge) =>
    sum(extras.filter((extra) => extra.isCharge === isCharge).map(({ amount }) => amount)),
  ) as [Money, Money];
  const net = sum(taxes.map(({ base }) => base));
  const gross = net + sum(taxes.map(({ tax }) => tax));
  return [
    'cac:LegalMonetaryTotal',
    [
      money('LineExtensionAmount', sum(lines.map((line) => line.net)), currency),
      money('TaxExclusiveAmount', net, currency),
      money('TaxInclusiveAmount', gross, currency),
      money('AllowanceTotalAmount', allowances, currency),
      money('ChargeTotalAmount', charges, currency),
      money('PrepaidAmount', prepaid, currency),
      money('PayableAmount', gross - prepaid, currency),
    ],
  ];
}

/** Digits of a unit price, which is not rounded to what can be paid. */
const priceDigits = 6;

function lineOf(line: ELine, at: number, paper: EPaper): Xml {
  const { kind, currency } = paper;
  const isCredit = kind === 'creditNote';
  const quantity = isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity';
  const unit = (line.net + line.allowance) / line.qty / 10 ** digitsOf(currency);
  return [
    isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
    [
      ['cbc:ID', String(at + 1)],
      [quantity, String(line.qty), { unitCode: 'H87' }],
      money('LineExtensionAmount', line.net, currency),
      line.allowance > 0 ? lineAllowance(line, currency) : null,
      [
        'cac:Item',
        [
          optional('cbc:Description', line.details.join(', ')),
          ['cbc:Name', line.name],
          line.sku ? ['cac:SellersItemIdentification', [['cbc:ID', line.sku]]] : null,
          category('cac:ClassifiedTaxCategory', line.rate, paper),
        ],
      ],
      ['cac:Price', [['cbc:PriceAmount', unit.toFixed(priceDigits), { currencyID: currency }]]],
    ],
  ];
}

/** 95: a discount (UNTDID 5189). */
function lineAllowance({ allowance }: ELine, currency: string): Xml {
  return [
    'cac:AllowanceCharge',
    [
      ['cbc:ChargeIndicator', 'false'],
      ['cbc:AllowanceChargeReasonCode', '95'],
      money('Amount', allowance, currency),
    ],
  ];
}
