import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';

/** Key and certificate that sign papers. */
export interface FiscalSigner {
  readonly key: KeyObject;
  readonly certificate: X509Certificate;
}

/** Error of a file without a usable key and certificate. */
export type SignerProblem = 'noKeyFile' | 'wrongPassword' | 'noCertificate';

export type SignerResult = FiscalSigner | SignerProblem;

/** Reads a private key of RSA and its certificate from a PEM file or from one of PKCS #12 (`.p12`, `.pfx`). */
export async function readSigner(content: Buffer, password: string): Promise<SignerResult> {
  const text = content.toString('latin1');
  if (text.includes('-----BEGIN ')) return signerOf(text, password);
  const { pemOfPkcs12 } = await import('./read-pkcs12.ts');
  const found = pemOfPkcs12(content, password);
  return 'problem' in found ? found.problem : signerOf(found.pem);
}

/** The PEM file may hold certificates of authorities too, in any order. */
export function signerOf(pem: string, password?: string): SignerResult {
  const key = keyOf(pem, password);
  if (typeof key === 'string') return key;
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  const own = blocks.map(readCertificate).find((certificate) => certificate?.checkPrivateKey(key));
  return own ? { key, certificate: own } : 'noCertificate';
}

function keyOf(pem: string, passphrase: string | undefined): KeyObject | SignerProblem {
  try {
    const key = createPrivateKey({ key: pem, ...(passphrase && { passphrase }) });
    return key.asymmetricKeyType === 'rsa' ? key : 'noKeyFile';
  } catch {
    return /ENCRYPTED/.test(pem) ? 'wrongPassword' : 'noKeyFile';
  }
}

function readCertificate(pem: string): X509Certificate | null {
  try {
    return new X509Certificate(pem);
  } catch {
    return null;
  }
}
