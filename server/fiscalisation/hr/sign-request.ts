import { createHash, sign, type X509Certificate } from 'node:crypto';
import { type Xml, type XmlElement, xmlText } from '../../xml/write-xml.ts';
import type { FiscalAccess } from '../fiscaliser.ts';

const signatures = 'http://www.w3.org/2000/09/xmldsig#';
const canonical = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** Signs the element with the id; the signature becomes its last child. */
export function signRequest(
  request: XmlElement,
  id: string,
  access: Pick<FiscalAccess, 'key' | 'certificate'>,
): Xml {
  const [name, content, attributes = {}] = request;
  if (typeof content === 'string') throw new Error('A signed element has elements inside.');
  const signed = signedInfo(id, createHash('sha256').update(xmlText(request)).digest('base64'));
  const value = sign('RSA-SHA256', Buffer.from(xmlText(signed)), access.key).toString('base64');
  const signature: Xml = [
    'Signature',
    [signed, ['SignatureValue', value], keyInfo(access.certificate)],
    { xmlns: signatures },
  ];
  return [name, [...content, signature], attributes];
}

const method = (name: string, algorithm: string): Xml => [name, '', { Algorithm: algorithm }];

/** Declares its namespace itself, because it is signed on its own. */
function signedInfo(id: string, digest: string): Xml {
  const transforms: Xml[] = [
    method('Transform', `${signatures}enveloped-signature`),
    method('Transform', canonical),
  ];
  return [
    'SignedInfo',
    [
      method('CanonicalizationMethod', canonical),
      method('SignatureMethod', 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'),
      [
        'Reference',
        [
          ['Transforms', transforms],
          method('DigestMethod', 'http://www.w3.org/2001/04/xmlenc#sha256'),
          ['DigestValue', digest],
        ],
        { URI: `#${id}` },
      ],
    ],
    { xmlns: signatures },
  ];
}

function keyInfo(certificate: X509Certificate): Xml {
  const { raw, issuer, serialNumber } = certificate;
  const issued: Xml[] = [
    ['X509IssuerName', issuer.split('\n').toReversed().join(',')],
    ['X509SerialNumber', BigInt(`0x${serialNumber}`).toString()],
  ];
  const data: Xml[] = [
    ['X509Certificate', raw.toString('base64')],
    ['X509IssuerSerial', issued],
  ];
  return ['KeyInfo', [['X509Data', data]]];
}
