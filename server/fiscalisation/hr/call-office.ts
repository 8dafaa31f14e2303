import { request } from 'node:https';
import { rootCertificates } from 'node:tls';
import type { FiscalAccess } from '../fiscaliser.ts';

const office = 'https://cis.porezna-uprava.hr:8449/FiskalizacijaService';

/** Maximum ms for a response, and maximum characters of it. */
const timeLimit = 15_000;
const sizeLimit = 100_000;

/** Posts a message of SOAP 1.1; refusals are messages too, so that the status does not matter. */
export function callOffice(
  body: string,
  { url, authorities }: Pick<FiscalAccess, 'url' | 'authorities'>,
): Promise<string> {
  const action =
    'http://e-porezna.porezna-uprava.hr/fiskalizacija/2012/services/FiskalizacijaService/racuni';
  return new Promise((resolve, reject) => {
    const call = request(url ?? office, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${action}"` },
      ...(authorities !== null && { ca: [...rootCertificates, authorities] }),
      signal: AbortSignal.timeout(timeLimit),
    });
    call.on('error', reject);
    call.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('error', reject);
      response.on('data', (part: string) => {
        text += part;
        if (text.length > sizeLimit) call.destroy(new Error('The response is too long.'));
      });
      response.on('end', () => resolve(text));
    });
    call.end(body);
  });
}
