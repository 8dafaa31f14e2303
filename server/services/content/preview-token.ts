import { jwtVerify, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import type { DocumentKey } from '#schemas/editing/node.ts';
import type { PreviewView } from '#schemas/entities/screen-document.ts';
import type { Database } from '../../db/schema.ts';
import { loadSecret } from '../account/secret.ts';

const issuer = 'izlog';
/** Access tokens have another audience and type, so neither kind of token is accepted as the other. */
const audience = 'izlog-preview';
const type = 'preview+jwt';
const algorithm = 'HS256';

/** The document a link shows, and for which date and audience. */
export interface Preview {
  readonly document: DocumentKey;
  readonly view: PreviewView;
}

/** View of a link that names none. */
export const visitorView: PreviewView = { at: null, audience: null };

/** Creates a token that shows the draft of one document to anyone who has it, with the chosen view. */
export async function signPreview(
  db: Kysely<Database>,
  { document, view }: Preview,
  now: Date,
  expiresAt: Date,
): Promise<string> {
  return new SignJWT({ view })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(document)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(await loadSecret(db));
}

/** Returns the content of a token, or null for a token that is not a valid one of ours. */
export async function readPreview(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<Preview | null> {
  const options = { issuer, audience, algorithms: [algorithm], typ: type, currentDate: now };
  // An invalid token gives null, whatever the reason.
  const verified = await jwtVerify(token, await loadSecret(db), options).catch(() => null);
  const { sub, view = visitorView } = verified?.payload ?? {};
  return sub === undefined ? null : { document: sub as DocumentKey, view: view as PreviewView };
}
