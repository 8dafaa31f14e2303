import type { Payee, PaymentSlip, Transfer } from '../payment-slip.ts';
import { slipText } from '../slip-text.ts';
import { creditorReference } from './creditor-reference.ts';

/** QR code of a SEPA credit transfer (EPC069-12, version 2) with a reference of ISO 11649. */
export const paymentSlip: PaymentSlip = {
  currency: 'EUR',
  model: '',
  referenceOf: creditorReference,
  codeOf: epcLines,
  symbol: { bcid: 'qrcode', eclevel: 'M' },
};

/** Purpose code: purchase of goods. */
const purpose = 'GDDS';

/** The description stays empty: the standard allows it or a reference, never both. */
function epcLines({ name, iban }: Payee, { reference, amount }: Transfer): string {
  const euros = `EUR${(amount / 100).toFixed(2)}`;
  const lines = ['BCD', '002', '1', 'SCT', '', slipText(name, 70), iban, euros, purpose, reference];
  return lines.join('\n');
}
