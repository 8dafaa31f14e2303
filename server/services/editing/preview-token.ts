import { jwtVerify, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { loadSecret } from '../account/secret.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { readExisting } from './places.ts';

const issuer = 'izlog';
/** Neither kind of token passes for the other: access tokens have another audience and type. */
const audience = 'izlog-preview';
const type = 'preview+jwt';
const algorithm = 'HS256';

const day = 24 * 3_600_000;

export async function createPreview(
  { db }: Pick<ServiceDependencies, 'db'>,
  { document, days }: EndpointInput<'preview.create'>,
  now: Date,
): Promise<Result<EndpointOutput<'preview.create'>>> {
  if (!(await readExisting(db, [document])).has(document)) return fail('notFound');
  const expiresAt = new Date(now.getTime() + days * day);
  const token = await signPreview(db, document, now, expiresAt);
  return ok({ token, expiresAt: expiresAt.toISOString() });
}

/** A token that shows the draft of one document to whoever has it. */
async function signPreview(
  db: Kysely<Database>,
  document: DocumentKey,
  now: Date,
  expiresAt: Date,
): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(document)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(await loadSecret(db));
}

/** The document a token was made for; null for any token that is not a valid one of ours. */
export async function readPreview(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<DocumentKey | null> {
  const options = { issuer, audience, algorithms: [algorithm], typ: type, currentDate: now };
  // Every way in which a foreign token can be wrong means the same.
  const verified = await jwtVerify(token, await loadSecret(db), options).catch(() => null);
  const document = verified?.payload.sub;
  return document === undefined ? null : (document as DocumentKey);
}
