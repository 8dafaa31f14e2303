import type { Payee, Payer, PaymentSlip, Transfer } from '../payment-slip.ts';
import { slipText } from '../slip-text.ts';
import { bankReference, referenceModel } from './bank-reference.ts';

/** Purpose code: purchase of goods. */
const purpose = 'GDDS';

/**
 * HUB-3A (Hrvatska udruga banaka). The code has nine data columns, error correction level 4 and rows three
 * modules high; letters are encoded as UTF-8, which the banks' scanners expect.
 */
export const paymentSlip: PaymentSlip = {
  currency: 'EUR',
  model: referenceModel,
  referenceOf: bankReference,
  codeOf: hub3Lines,
  symbol: { bcid: 'pdf417', columns: 9, eclevel: 4, rowmult: 3 },
};

/**
 * Text of the slip: 14 lines in a fixed order with maximum lengths, each ended by a line feed (format of the
 * 2D code; amounts in euros since 2023).
 */
function hub3Lines(payee: Payee, { reference, amount, description }: Transfer, payer: Payer) {
  const lines = [
    'HRVHUB30',
    paymentSlip.currency,
    String(amount).padStart(15, '0'),
    slipText(payer.name, 30),
    slipText(payer.address, 27),
    slipText(payer.city, 27),
    slipText(payee.name, 25),
    slipText(payee.address, 25),
    slipText(payee.city, 27),
    slipText(payee.iban, 21),
    referenceModel,
    slipText(reference, 22),
    purpose,
    slipText(description, 35),
  ];
  return `${lines.join('\n')}\n`;
}
