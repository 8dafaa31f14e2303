import type { XmlElement } from './read-xml.ts';

/**
 * Returns the rules of EN 16931 for UBL that an invoice or credit note breaks, by the names of the official
 * validation artefacts. Checks only rules that the shop's papers can break.
 */
export function brokenRules(paper: XmlElement): string[] {
  const rules = { ...presence(paper), ...sums(paper), ...categories(paper), ...payment(paper) };
  const broken = Object.keys(rules).filter((rule) => !rules[rule]);
  return [...broken, ...wrongOrder(paper)];
}

type Rules = Readonly<Record<string, boolean>>;

/** Returns all elements at a path of names. */
export const at = (from: XmlElement, path: string): readonly XmlElement[] =>
  path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap((each) => each.all(name)),
      [from],
    );

const has = (from: XmlElement, path: string) => at(from, path).some(({ text }) => text !== '');
const exists = (from: XmlElement, path: string) => at(from, path).length > 0;
const everyOne = (from: readonly XmlElement[], path: string) =>
  from.every((each) => has(each, path));

export const cents = (element: XmlElement | undefined) =>
  Math.round(Number(element?.text ?? '0') * 100);
const sum = (elements: readonly XmlElement[]) =>
  elements.reduce((all, each) => all + cents(each), 0);

const isCredit = (paper: XmlElement) => paper.name === 'CreditNote';
const linesOf = (paper: XmlElement) =>
  paper.all(isCredit(paper) ? 'CreditNoteLine' : 'InvoiceLine');
const extrasOf = (paper: XmlElement, isCharge: boolean) =>
  paper
    .all('AllowanceCharge')
    .filter((extra) => extra.one('ChargeIndicator')?.text === String(isCharge));

function presence(paper: XmlElement): Rules {
  const type = `${paper.name}TypeCode`;
  const lines = linesOf(paper);
  const quantity = isCredit(paper) ? 'CreditedQuantity' : 'InvoicedQuantity';
  const [allowances, charges] = [extrasOf(paper, false), extrasOf(paper, true)];
  const ofLines = lines.flatMap((line) => line.all('AllowanceCharge'));
  const subtotals = at(paper, 'TaxTotal/TaxSubtotal');
  const reasons = (list: readonly XmlElement[]) =>
    list.every(
      (each) => has(each, 'AllowanceChargeReason') || has(each, 'AllowanceChargeReasonCode'),
    );
  const supplier = 'AccountingSupplierParty/Party';
  const customer = 'AccountingCustomerParty/Party';
  return {
    'BR-01': has(paper, 'CustomizationID'),
    'BR-02': has(paper, 'ID'),
    'BR-03': /^\d{4}-\d\d-\d\d$/.test(paper.one('IssueDate')?.text ?? ''),
    'BR-04': has(paper, type),
    'BR-CL-01': paper.one(type)?.text === (isCredit(paper) ? '381' : '380'),
    'BR-05': /^[A-Z]{3}$/.test(paper.one('DocumentCurrencyCode')?.text ?? ''),
    'BR-06': has(paper, `${supplier}/PartyLegalEntity/RegistrationName`),
    'BR-07': has(paper, `${customer}/PartyLegalEntity/RegistrationName`),
    'BR-08': exists(paper, `${supplier}/PostalAddress`),
    'BR-09': has(paper, `${supplier}/PostalAddress/Country/IdentificationCode`),
    'BR-10': exists(paper, `${customer}/PostalAddress`),
    'BR-11': has(paper, `${customer}/PostalAddress/Country/IdentificationCode`),
    'BR-12': has(paper, 'LegalMonetaryTotal/LineExtensionAmount'),
    'BR-13': has(paper, 'LegalMonetaryTotal/TaxExclusiveAmount'),
    'BR-14': has(paper, 'LegalMonetaryTotal/TaxInclusiveAmount'),
    'BR-15': has(paper, 'LegalMonetaryTotal/PayableAmount'),
    'BR-16': lines.length > 0,
    'BR-21': everyOne(lines, 'ID'),
    'BR-22': everyOne(lines, quantity),
    'BR-24': everyOne(lines, 'LineExtensionAmount'),
    'BR-25': everyOne(lines, 'Item/Name'),
    'BR-26': everyOne(lines, 'Price/PriceAmount'),
    'BR-27': lines.every((line) => Number(at(line, 'Price/PriceAmount')[0]?.text) >= 0),
    'BR-31 BR-36': everyOne([...allowances, ...charges], 'Amount'),
    'BR-32 BR-37': everyOne([...allowances, ...charges], 'TaxCategory/ID'),
    'BR-33 BR-38': reasons([...allowances, ...charges]),
    'BR-41': everyOne(ofLines, 'Amount'),
    'BR-42': reasons(ofLines),
    'BR-45': everyOne(subtotals, 'TaxableAmount'),
    'BR-46': everyOne(subtotals, 'TaxAmount'),
    'BR-47': everyOne(subtotals, 'TaxCategory/ID'),
    'BR-55': paper
      .all('BillingReference')
      .every((each) => has(each, 'InvoiceDocumentReference/ID')),
    'BR-CO-04': everyOne(lines, 'Item/ClassifiedTaxCategory/ID'),
    'BR-CO-09': at(paper, `${supplier}/PartyTaxScheme/CompanyID`).every(({ text }) =>
      /^[A-Z]{2}/.test(text),
    ),
    'BR-CO-26':
      has(paper, `${supplier}/PartyTaxScheme/CompanyID`) ||
      has(paper, `${supplier}/PartyLegalEntity/CompanyID`),
    'no empty element': all(paper).every(
      ({ text, children }) => text.trim() !== '' || children.length > 0,
    ),
    'UBL-DT-01': all(paper)
      .filter(({ name }) => name.endsWith('Amount') && name !== 'PriceAmount')
      .every(({ text }) => /^-?\d+(\.\d{1,2})?$/.test(text)),
  };
}

const all = (element: XmlElement): readonly XmlElement[] => [
  element,
  ...element.children.flatMap(all),
];

function sums(paper: XmlElement): Rules {
  const totals = paper.one('LegalMonetaryTotal');
  const total = (name: string) => cents(totals?.one(name));
  const amounts = (isCharge: boolean) =>
    sum(extrasOf(paper, isCharge).flatMap((each) => each.all('Amount')));
  const tax = paper.one('TaxTotal');
  const rows = tax?.all('TaxSubtotal') ?? [];
  const net = linesOf(paper).flatMap((line) => line.all('LineExtensionAmount'));
  return {
    'BR-CO-10': total('LineExtensionAmount') === sum(net),
    'BR-CO-11': total('AllowanceTotalAmount') === amounts(false),
    'BR-CO-12': total('ChargeTotalAmount') === amounts(true),
    'BR-CO-13':
      total('TaxExclusiveAmount') ===
      total('LineExtensionAmount') - total('AllowanceTotalAmount') + total('ChargeTotalAmount'),
    'BR-CO-14': cents(tax?.one('TaxAmount')) === sum(rows.flatMap((row) => row.all('TaxAmount'))),
    'BR-CO-15':
      total('TaxInclusiveAmount') === total('TaxExclusiveAmount') + cents(tax?.one('TaxAmount')),
    'BR-CO-16': total('PayableAmount') === total('TaxInclusiveAmount') - total('PrepaidAmount'),
    'BR-CO-17': rows.every((row) => {
      const rate = Number(at(row, 'TaxCategory/Percent')[0]?.text ?? 0);
      const due = (cents(row.one('TaxableAmount')) * rate) / 100;
      return Math.abs(due - cents(row.one('TaxAmount'))) <= 1;
    }),
    'BR-CO-18': rows.length > 0,
    'PEPPOL-EN16931-R120': linesOf(paper).every((line) => {
      const quantity = Number(line.children.find(({ name }) => name.endsWith('Quantity'))?.text);
      const price = Number(at(line, 'Price/PriceAmount')[0]?.text);
      const allowance = sum(at(line, 'AllowanceCharge/Amount'));
      const due = quantity * price * 100 - allowance;
      return Math.abs(due - cents(line.one('LineExtensionAmount'))) <= 2;
    }),
  };
}

/** Rules of standard rates (S), zero rates (Z) and sellers outside of VAT (O). */
function categories(paper: XmlElement): Rules {
  const goods = linesOf(paper).flatMap((line) => at(line, 'Item/ClassifiedTaxCategory'));
  const extras = at(paper, 'AllowanceCharge/TaxCategory');
  const breakdown = at(paper, 'TaxTotal/TaxSubtotal/TaxCategory');
  const of = (list: readonly XmlElement[], id: string) =>
    list.filter((each) => each.one('ID')?.text === id);
  const used = [...goods, ...extras];
  const seller = has(paper, 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID');
  const buyer = has(paper, 'AccountingCustomerParty/Party/PartyTaxScheme/CompanyID');
  const percents = (id: string) =>
    [...of(used, id), ...of(breakdown, id)].map((each) => Number(each.one('Percent')?.text));
  const isOutside = of(used, 'O').length > 0;
  const reasons = (id: string) =>
    of(breakdown, id).map((each) => has(each, 'TaxExemptionReasonCode'));
  return {
    'BR-48': breakdown.every((each) => has(each, 'Percent') || each.one('ID')?.text === 'O'),
    'BR-S-01': of(used, 'S').length > 0 === of(breakdown, 'S').length > 0,
    'BR-S-02': of(used, 'S').length === 0 || seller,
    'BR-S-05': percents('S').every((percent) => percent > 0),
    'BR-S-08': at(paper, 'TaxTotal/TaxSubtotal').every(
      (row) => cents(row.one('TaxableAmount')) === baseOf(paper, rateOf(row.one('TaxCategory'))),
    ),
    'BR-S-10': !reasons('S').includes(true),
    'BR-Z-01': of(breakdown, 'Z').length === (of(used, 'Z').length > 0 ? 1 : 0),
    'BR-Z-02': of(used, 'Z').length === 0 || seller,
    'BR-Z-05': percents('Z').every((percent) => percent === 0),
    'BR-Z-10': !reasons('Z').includes(true),
    'BR-O-01': of(breakdown, 'O').length === (isOutside ? 1 : 0),
    'BR-O-02': !isOutside || (!seller && !buyer),
    'BR-O-05': of(used, 'O').every((each) => !exists(each, 'Percent')),
    'BR-O-10': !reasons('O').includes(false),
    'BR-O-11': !isOutside || breakdown.length === 1,
  };
}

const rateOf = (category: XmlElement | undefined) => category?.one('Percent')?.text;

/** Returns the sum of the lines and extras of a rate. */
function baseOf(paper: XmlElement, rate: string | undefined): number {
  const lines = linesOf(paper).filter(
    (line) => rateOf(at(line, 'Item/ClassifiedTaxCategory')[0]) === rate,
  );
  const extras = (isCharge: boolean) =>
    extrasOf(paper, isCharge)
      .filter((extra) => rateOf(extra.one('TaxCategory')) === rate)
      .flatMap((extra) => extra.all('Amount'));
  return (
    sum(lines.flatMap((line) => line.all('LineExtensionAmount'))) +
    sum(extras(true)) -
    sum(extras(false))
  );
}

function payment(paper: XmlElement): Rules {
  const means = paper.all('PaymentMeans');
  const isTransfer = (each: XmlElement) =>
    ['30', '57', '58'].includes(each.one('PaymentMeansCode')?.text ?? '');
  const due = cents(paper.one('LegalMonetaryTotal')?.one('PayableAmount'));
  return {
    'BR-49': everyOne(means, 'PaymentMeansCode'),
    'BR-61': everyOne(means.filter(isTransfer), 'PayeeFinancialAccount/ID'),
    'BR-CO-25': due <= 0 || has(paper, 'DueDate') || has(paper, 'PaymentTerms/Note'),
  };
}

/** The order of the elements that the shop writes, as the schema of UBL 2.1 requires it. */
const orders: Readonly<Record<string, string>> = {
  Invoice:
    'CustomizationID ProfileID ID IssueDate IssueTime InvoiceTypeCode DocumentCurrencyCode OrderReference BillingReference AccountingSupplierParty AccountingCustomerParty PaymentMeans PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal InvoiceLine',
  CreditNote:
    'CustomizationID ProfileID ID IssueDate IssueTime CreditNoteTypeCode DocumentCurrencyCode OrderReference BillingReference AccountingSupplierParty AccountingCustomerParty PaymentMeans PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal CreditNoteLine',
  AccountingSupplierParty: 'Party SellerContact',
  Party: 'PostalAddress PartyTaxScheme PartyLegalEntity Contact',
  PostalAddress: 'StreetName CityName PostalZone CountrySubentity Country',
  PartyLegalEntity: 'RegistrationName CompanyID',
  PartyTaxScheme: 'CompanyID TaxScheme',
  PaymentMeans: 'PaymentMeansCode PaymentID PayeeFinancialAccount',
  AllowanceCharge:
    'ChargeIndicator AllowanceChargeReasonCode AllowanceChargeReason Amount TaxCategory',
  TaxTotal: 'TaxAmount TaxSubtotal',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
  TaxCategory: 'ID Percent TaxExemptionReasonCode TaxScheme',
  ClassifiedTaxCategory: 'ID Percent TaxScheme',
  LegalMonetaryTotal:
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableAmount',
  InvoiceLine: 'ID InvoicedQuantity LineExtensionAmount AllowanceCharge Item Price',
  CreditNoteLine: 'ID CreditedQuantity LineExtensionAmount AllowanceCharge Item Price',
  Item: 'Description Name SellersItemIdentification ClassifiedTaxCategory',
};

function wrongOrder(paper: XmlElement): string[] {
  return all(paper).flatMap(({ name, children }) => {
    const order = orders[name]?.split(' ');
    if (!order) return [];
    const places = children.map((child) => order.indexOf(child.name));
    const isRight = places.every((place, index) => place >= (places[index - 1] ?? 0));
    return isRight ? [] : [`order of ${name}`];
  });
}
