import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StartError } from '../db/start-error.ts';
import type { FiscalAccess } from './fiscaliser.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads what invoices are signed with: a PEM file with the private key and its certificate. Null without one. No
 * message names what is in the files.
 */
export function readFiscalAccess(env: Environment): FiscalAccess | null {
  const file = env.FISCAL_CERTIFICATE_FILE;
  if (!file) return null;
  const pem = read(file, 'FISCAL_CERTIFICATE_FILE');
  const passwordFile = env.FISCAL_PASSWORD_FILE;
  const password = passwordFile && read(passwordFile, 'FISCAL_PASSWORD_FILE').split(/\r?\n/)[0];
  const key = readKey(pem, password);
  const authorities = env.FISCAL_CA_FILE ? read(env.FISCAL_CA_FILE, 'FISCAL_CA_FILE') : null;
  return { key, certificate: certificateOf(key, pem), url: urlOf(env.FISCAL_URL), authorities };
}

function read(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartError(`${name} names a file that cannot be read.`);
  }
}

function readKey(pem: string, passphrase: string | undefined): KeyObject {
  try {
    return createPrivateKey({ key: pem, ...(passphrase && { passphrase }) });
  } catch {
    throw new StartError(
      'FISCAL_CERTIFICATE_FILE holds no private key in PEM, or FISCAL_PASSWORD_FILE has another password.',
    );
  }
}

/** The file may hold certificates of authorities too, in any order. */
function certificateOf(key: KeyObject, pem: string): X509Certificate {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  const own = blocks.map(readCertificate).find((certificate) => certificate?.checkPrivateKey(key));
  if (own) return own;
  throw new StartError('FISCAL_CERTIFICATE_FILE holds no certificate of its private key.');
}

function readCertificate(pem: string): X509Certificate | null {
  try {
    return new X509Certificate(pem);
  } catch {
    return null;
  }
}

function urlOf(url: string | undefined): string | null {
  if (!url) return null;
  if (URL.canParse(url) && new URL(url).protocol === 'https:') return url;
  throw new StartError('FISCAL_URL is not an https address.');
}
