import type { Kysely } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Handler } from '../../../api/handler.ts';
import type { Database } from '../../../db/schema.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { inTransaction } from '../../transaction.ts';
import { deviceName } from '../device-name.ts';
import type { PasswordAttempts } from '../password-attempts.ts';
import { proveOwner } from '../prove-owner.ts';
import { accountId } from '../users.ts';
import { createChallenge, isOpenChallenge, takeChallenge } from './challenge.ts';
import { maximum, notifyOfPasskey, passkeysOf } from './passkey-rows.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';
import { userHandle } from './user-handle.ts';

/** EdDSA, ES256 and RS256, by their numbers in COSE. */
const algorithms = [-8, -7, -257];

/** An open session is not enough: a person with a passkey can log in for good. */
export const beginPasskey =
  ({ db }: ServiceDependencies, attempts: PasswordAttempts): Handler<'passkey.begin'> =>
  async ({ password }, context) => {
    const id = accountId(context);
    if (!id.ok) return id;
    const owner = await proveOwner(db, attempts, password, context);
    if (!owner.ok) return owner;
    if ((await passkeysOf(db, id.value)).length >= maximum) return fail('tooManyPasskeys');
    return ok({ token: await createChallenge(db, id.value, context.now) });
  };

export const passkeyOptions =
  (deps: ServiceDependencies): Handler<'passkey.options'> =>
  async ({ token: challenge }, context) => {
    const { db } = deps;
    const id = accountId(context);
    if (!id.ok) return id;
    if (!(await isOpenChallenge(db, challenge, id.value, context.now))) return fail('notFound');
    const [user, known] = await Promise.all([personOf(db, id.value), passkeysOf(db, id.value)]);
    const { id: domain } = relyingParty(deps, context.headers.host);
    const options = {
      challenge,
      rp: { id: domain, name: domain },
      user,
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map(({ credential_id, transports }) => {
        return { id: credential_id, type: 'public-key', transports };
      }),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      timeout: 300_000,
    };
    return ok({ options, name: deviceName(context.headers['user-agent']) });
  };

export const addPasskey =
  (deps: ServiceDependencies): Handler<'passkey.add'> =>
  async ({ name, credential }, context) => {
    const id = accountId(context);
    if (!id.ok) return id;
    const { db } = deps;
    const party = relyingParty(deps, context.headers.host);
    const made = await checkMade(db, id.value, credential, party, context.now);
    if (!made.ok) return made;
    return inTransaction(db, async (step) => {
      const added = await step
        .insertInto('passkeys')
        .values({ ...made.value, user_id: id.value, name, domain: party.id })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) return fail('passkeyRefused');
      await notifyOfPasskey(step, 'passkeyAdded', id.value);
      return ok({ done: true as const });
    });
  };

async function checkMade(
  db: Kysely<Database>,
  userId: number,
  credential: EndpointInput<'passkey.add'>['credential'],
  { id: expectedRPID, origins: expectedOrigin }: RelyingParty,
  now: Date,
): Promise<
  Result<{ credential_id: string; public_key: Buffer; counter: number; transports: string[] }>
> {
  const { clientDataJSON } = credential.response;
  const expectedChallenge = await takeChallenge(db, clientDataJSON, userId, now);
  if (expectedChallenge === null) return fail('passkeyRefused');
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return fail('passkeyRefused');
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return ok({ credential_id: id, public_key: Buffer.from(publicKey), counter, transports });
  } catch {
    return fail('passkeyRefused');
  }
}

async function personOf(db: Kysely<Database>, userId: number) {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const id = Buffer.from(await userHandle(db, userId)).toString('base64url');
  return { id, name: email, displayName: email };
}
