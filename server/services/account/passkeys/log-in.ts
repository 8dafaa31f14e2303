import type { Transaction } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Handler } from '../../../api/handler.ts';
import type { Database } from '../../../db/schema.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { inTransaction } from '../../transaction.ts';
import { deviceName } from '../device-name.ts';
import { createDevice } from '../known-device.ts';
import { secretOf } from '../secret.ts';
import { startSession } from '../sessions.ts';
import { loadUser } from '../users.ts';
import { createChallenge, takeChallenge } from './challenge.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';
import { userHandle } from './user-handle.ts';

type Credential = EndpointInput<'auth.passkey'>['credential'];

/** The options name no account, so they do not reveal who has a passkey: the device offers its own ones. */
export const passkeyLoginOptions =
  (deps: ServiceDependencies): Handler<'auth.passkeyOptions'> =>
  async (_input, { now, headers }) => {
    const challenge = await createChallenge(deps.db, null, now);
    const { id: rpId } = relyingParty(deps, headers.host);
    return ok({ options: { challenge, rpId, userVerification: 'required', timeout: 300_000 } });
  };

/** The device has checked the person too, so staff with a second factor need no code. */
export const logInWithPasskey =
  (deps: ServiceDependencies): Handler<'auth.passkey'> =>
  async ({ credential }, { now, headers }) => {
    const { db } = deps;
    const challenge = await takeChallenge(db, credential.response.clientDataJSON, null, now);
    if (challenge === null) return fail('passkeyRefused');
    return inTransaction(db, async (step) => {
      const passkey = await findPasskey(step, credential.id);
      if (!passkey) return fail('unknownPasskey');
      const party = relyingParty(deps, headers.host);
      const counter = await checkUse(step, passkey, credential, challenge, party);
      if (!counter.ok) return counter;
      if (passkey.disabled_at !== null) return fail('accountBlocked');
      await writeUse(step, passkey.id, counter.value, now);
      const { user_id: id, password_hash, is_backoffice } = passkey;
      const user = await loadUser(step, id);
      if (!user.ok) return user;
      const kind = is_backoffice ? 'backoffice' : 'web';
      const tokens = await startSession(
        step,
        id,
        kind,
        now,
        deviceName(headers['user-agent']),
        true,
      );
      const device = createDevice(await secretOf(db), { id, password_hash });
      return ok({ tokens, user: user.value, device });
    });
  };

type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/**
 * Simultaneous uses run one after the other, so that each is compared with the counter of the previous one.
 */
function findPasskey(step: Transaction<Database>, credentialId: string) {
  return step
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'credential_id', 'public_key', 'counter', 'user_id'])
    .select(['users.password_hash', 'users.is_backoffice', 'users.disabled_at'])
    .where('credential_id', '=', credentialId)
    .forUpdate('passkeys')
    .executeTakeFirst();
}

/** Returns the counter of the device after this use. */
async function checkUse(
  step: Transaction<Database>,
  { credential_id: id, public_key, counter, user_id }: Passkey,
  credential: Credential,
  challenge: string,
  { id: rpId, origins }: RelyingParty,
): Promise<Result<number>> {
  const { userHandle: handle } = credential.response;
  const owner = Buffer.from(await userHandle(step, user_id)).toString('base64url');
  if (handle !== undefined && handle !== owner) return fail('passkeyRefused');
  // The library reads many kinds of certificates, which a server without such a login need not load.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: rpId,
      credential: { id, publicKey: new Uint8Array(public_key), counter },
      requireUserVerification: true,
    });
    return verified ? ok(authenticationInfo.newCounter) : fail('passkeyRefused');
  } catch {
    return fail('passkeyRefused');
  }
}

async function writeUse(step: Transaction<Database>, id: string, counter: number, now: Date) {
  await step
    .updateTable('passkeys')
    .set({ counter, last_used_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}
