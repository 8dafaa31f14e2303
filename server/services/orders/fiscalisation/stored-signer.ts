import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { type FiscalSigner, signerOf } from '../../../fiscalisation/signer.ts';
import { openSeal, seal } from '../../account/seal.ts';

/** Options with this prefix are never returned as settings. */
export const signerOption = 'secret.fiscalCertificate';

const purpose = 'fiscal certificate';

/** Data of a certificate that staff may see. */
export interface CertificateFacts {
  readonly owner: string;
  readonly validTo: string;
}

interface Stored extends CertificateFacts {
  /** Key and certificate in PEM, encrypted. */
  readonly sealed: string;
}

export function factsOf({ certificate }: FiscalSigner): CertificateFacts {
  const { subject, validTo } = certificate;
  const owner = subject.split('\n').toReversed().join(', ');
  return { owner, validTo: new Date(validTo).toISOString() };
}

/**
 * Encrypts key and certificate. Call it before the transaction that stores them, because it may create the
 * key of the shop.
 */
export const sealSigner = (db: Kysely<Database>, { key, certificate }: FiscalSigner) =>
  seal(
    db,
    purpose,
    key.export({ type: 'pkcs8', format: 'pem' }).toString() + certificate.toString(),
  );

/** Stores a certificate; papers that waited for one are due at once. */
export async function storeSigner(step: Transaction<Database>, stored: Stored): Promise<void> {
  const value = JSON.stringify(stored);
  await step
    .insertInto('options')
    .values({ key: signerOption, value, public: false })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  await step
    .updateTable('fiscal_papers')
    .set({ available_at: sql`now()` })
    .where('office_number', 'is', null)
    .where('error', '=', noSigner)
    .execute();
}

/** Reason stored with papers that wait for a certificate. */
export const noSigner = 'FISCAL_CERTIFICATE_FILE';

/** Returns null until staff have stored a certificate. */
export async function readFacts(db: Kysely<Database>): Promise<CertificateFacts | null> {
  const stored = await readStored(db);
  return stored && { owner: stored.owner, validTo: stored.validTo };
}

/** Returns null until staff have stored a certificate. */
export async function readStoredSigner(db: Kysely<Database>): Promise<FiscalSigner | null> {
  const stored = await readStored(db);
  if (!stored) return null;
  const signer = signerOf((await openSeal(db, purpose, stored.sealed)) ?? '');
  return typeof signer === 'string' ? null : signer;
}

async function readStored(db: Kysely<Database>): Promise<Stored | null> {
  const row = await db
    .selectFrom('options')
    .select('value')
    .where('key', '=', signerOption)
    .executeTakeFirst();
  return row ? (row.value as unknown as Stored) : null;
}

export const removeSigner = (step: Transaction<Database>) =>
  step.deleteFrom('options').where('key', '=', signerOption).execute();
