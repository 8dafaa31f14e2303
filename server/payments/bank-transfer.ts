import type { BankTransfer } from '#schemas/entities/order.ts';
import type { Money } from '#schemas/money.ts';
import { referenceModel } from './bank-reference.ts';
import { compactIban } from './iban.ts';

/** The shop's account for bank transfers. */
export interface Payee {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly iban: string;
}

/** The payer; optional, because the bank knows it anyway. */
export type Payer = Omit<Payee, 'iban'>;

interface Transfer {
  readonly reference: string;
  readonly amount: Money;
  readonly description: string;
}

/** The slip allows no other currency. */
export const slipCurrency = 'EUR';

/** Purpose code: purchase of goods. */
const purpose = 'GDDS';

const nobody: Payer = { name: '', address: '', city: '' };

export function bankTransferOf(payee: Payee, transfer: Transfer, payer = nobody): BankTransfer {
  const iban = compactIban(payee.iban);
  return {
    recipient: payee.name,
    iban,
    model: referenceModel,
    ...transfer,
    barcode: hub3Lines({ ...payee, iban }, transfer, payer),
  };
}

/**
 * Text of the HUB-3A slip: 14 lines in a fixed order with maximum lengths, each ended by a line feed
 * (Hrvatska udruga banaka, format of the 2D code; amounts in euros since 2023).
 */
function hub3Lines(payee: Payee, { reference, amount, description }: Transfer, payer: Payer) {
  const lines = [
    'HRVHUB30',
    slipCurrency,
    String(amount).padStart(15, '0'),
    cut(payer.name, 30),
    cut(payer.address, 27),
    cut(payer.city, 27),
    cut(payee.name, 25),
    cut(payee.address, 25),
    cut(payee.city, 27),
    cut(payee.iban, 21),
    referenceModel,
    cut(reference, 22),
    purpose,
    cut(description, 35),
  ];
  return `${lines.join('\n')}\n`;
}

/** A line break inside a field would shift all that follow. Characters are never cut in half. */
function cut(text: string, length: number): string {
  const line = text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, ' ');
  return [...line.trim()].slice(0, length).join('').trimEnd();
}
