import { readFileSync } from 'node:fs';
import { StartError } from '../db/start-error.ts';
import type { FiscalOffice } from './fiscaliser.ts';
import { type FiscalSigner, type SignerProblem, signerOf } from './signer.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings for reports to the tax office, with the certificate to use until staff store one. */
export function readFiscalOffice(env: Environment): FiscalOffice {
  const authorities = env.FISCAL_CA_FILE ? read(env.FISCAL_CA_FILE, 'FISCAL_CA_FILE') : null;
  return { signer: readSigner(env), url: urlOf(env.FISCAL_URL), authorities };
}

/** Reads a PEM file with the private key and its certificate. No message repeats the content of the files. */
function readSigner(env: Environment): FiscalSigner | null {
  const file = env.FISCAL_CERTIFICATE_FILE;
  if (!file) return null;
  const pem = read(file, 'FISCAL_CERTIFICATE_FILE');
  const passwordFile = env.FISCAL_PASSWORD_FILE;
  const password = passwordFile && read(passwordFile, 'FISCAL_PASSWORD_FILE').split(/\r?\n/)[0];
  const signer = signerOf(pem, password);
  if (typeof signer !== 'string') return signer;
  throw new StartError(problems[signer]);
}

const noKey =
  'FISCAL_CERTIFICATE_FILE holds no private key in PEM, or FISCAL_PASSWORD_FILE has another password.';

const problems: Readonly<Record<SignerProblem, string>> = {
  noKeyFile: noKey,
  wrongPassword: noKey,
  noCertificate: 'FISCAL_CERTIFICATE_FILE holds no certificate of its private key.',
};

function read(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartError(`${name} names a file that cannot be read.`);
  }
}

function urlOf(url: string | undefined): string | null {
  if (!url) return null;
  if (URL.canParse(url) && new URL(url).protocol === 'https:') return url;
  throw new StartError('FISCAL_URL is not an https address.');
}
