import type { BankTransfer } from '#schemas/entities/order.ts';
import type { Money } from '#schemas/money.ts';

/** Where the shop takes bank transfers. */
export interface Payee {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly iban: string;
}

/** Croatian payment model without a check digit. */
const model = 'HR00';
/** Code of the purpose: purchase of goods. */
const purpose = 'GDDS';

/** Digits of the order number in groups, e.g. `2026-001001`. */
export function bankReference(orderNumber: string): string {
  return (orderNumber.match(/\d+/g) ?? []).join('-');
}

export function bankTransferOf(
  payee: Payee,
  reference: string,
  amount: Money,
  description: string,
): BankTransfer {
  const iban = payee.iban.replace(/\s/g, '');
  return {
    recipient: payee.name,
    iban,
    model,
    reference,
    amount,
    description,
    barcode: hub3Lines(payee, iban, reference, amount, description),
  };
}

/** Text of the HUB-3A slip: 14 lines of fixed order and greatest length; the payer stays empty. */
function hub3Lines(
  payee: Payee,
  iban: string,
  reference: string,
  amount: Money,
  description: string,
): string {
  const lines = [
    'HRVHUB30',
    'EUR',
    String(amount).padStart(15, '0'),
    '',
    '',
    '',
    cut(payee.name, 25),
    cut(payee.address, 25),
    cut(payee.city, 27),
    cut(iban, 21),
    model,
    cut(reference, 22),
    purpose,
    cut(description, 35),
  ];
  return `${lines.join('\n')}\n`;
}

function cut(text: string, length: number): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, length).join('');
}
