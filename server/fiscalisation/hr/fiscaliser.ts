import { randomUUID } from 'node:crypto';
import { writeXml } from '../../xml/write-xml.ts';
import type { Fiscaliser, FiscalMessage, FiscalPaper, FiscalResponse } from '../fiscaliser.ts';
import { billRequest, requestId } from './bill-request.ts';
import { callOffice } from './call-office.ts';
import { securityCode } from './security-code.ts';
import { signRequest } from './sign-request.ts';

/** Reports invoices to consumers; companies that pay by transfer get an e-invoice instead. */
export const fiscaliser: Fiscaliser = {
  currency: 'EUR',
  labels: { code: 'ZKI', number: 'JIR' },
  isReported: ({ buyer, payment, total }) =>
    total !== 0 && (buyer === null || payment !== 'transfer'),
  numberOf: (sequence, { premises, device }) => `${sequence}-${premises}-${device}`,
  codeOf: securityCode,
  async send(message, access) {
    const response = await callOffice(envelope(message, access), access);
    return readResponse(response);
  },
  linkOf,
};

function envelope(message: FiscalMessage, access: Parameters<Fiscaliser['send']>[1]): string {
  const request = signRequest(billRequest(message, randomUUID()), requestId, access);
  return writeXml([
    'soapenv:Envelope',
    [['soapenv:Body', [request]]],
    { 'xmlns:soapenv': 'http://schemas.xmlsoap.org/soap/envelope/' },
  ]);
}

function readResponse(response: string): FiscalResponse {
  const number = textIn(response, 'Jir');
  if (number !== null) return { number };
  const refusal = [textIn(response, 'SifraGreske'), textIn(response, 'PorukaGreske')];
  const text = refusal.filter((part) => part !== null).join(': ');
  if (text === '') throw new Error('The tax office sent no response that can be read.');
  return { refusal: text };
}

function textIn(xml: string, name: string): string | null {
  const [, text] = new RegExp(`<(?:\\w+:)?${name}>([^<]*)</`).exec(xml) ?? [];
  return text?.trim() ?? null;
}

/** The amount in the link is in cents, without a sign. */
function linkOf({ issuedAt, total }: FiscalPaper, code: string, number: string | null): string {
  const named = number === null ? `zki=${code}` : `jir=${number}`;
  const [day = '', time = ''] = issuedAt.split('T');
  const at = `${day.replaceAll('-', '')}_${time.slice(0, 5).replace(':', '')}`;
  return `https://porezna.gov.hr/rn?${named}&datv=${at}&izn=${Math.abs(total)}`;
}
