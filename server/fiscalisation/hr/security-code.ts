import { createHash, type KeyObject, sign } from 'node:crypto';
import type { FiscalPaper } from '../fiscaliser.ts';
import { amountText, timeText } from './bill-texts.ts';

/** The ZKI: MD5 of the RSA-SHA1 signature of what identifies an invoice; both are fixed by law. */
export function securityCode(paper: FiscalPaper, key: KeyObject): string {
  const { seller, issuedAt, sequence, premises, device, total } = paper;
  const identity = [
    seller.taxNumber,
    timeText(issuedAt, ' '),
    `${sequence}`,
    premises,
    device,
    amountText(total),
  ].join('');
  return createHash('md5')
    .update(sign('RSA-SHA1', Buffer.from(identity), key))
    .digest('hex');
}
