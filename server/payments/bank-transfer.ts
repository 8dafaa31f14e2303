import type { BankTransfer } from '#schemas/entities/order.ts';
import type { Payee, Payer, PaymentSlip, Transfer } from '#schemas/markets/payment-slip.ts';
import { compactIban } from './iban.ts';

const nobody: Payer = { name: '', address: '', city: '' };

export function bankTransferOf(
  slip: PaymentSlip,
  payee: Payee,
  transfer: Transfer,
  payer = nobody,
): BankTransfer {
  const iban = compactIban(payee.iban);
  return {
    recipient: payee.name,
    iban,
    model: slip.model,
    ...transfer,
    barcode: slip.codeOf({ ...payee, iban }, transfer, payer),
  };
}
