import { randomBytes } from 'node:crypto';
import bwipjs from 'bwip-js/node';
import type { Kysely, Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handler } from '../../../api/handler.ts';
import type { Database } from '../../../db/schema.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { inTransaction } from '../../transaction.ts';
import type { PasswordAttempts } from '../password-attempts.ts';
import { proveOwner } from '../prove-owner.ts';
import { hashToken } from '../refresh-token.ts';
import { accountId } from '../users.ts';
import { type CheckCode, hasFactor } from './check-code.ts';
import { requiresFactor } from './required-factor.ts';
import { invitation } from './totp.ts';

const recoveryCodes = 10;

export const readFactor =
  ({ db }: ServiceDependencies): Handler<'ownFactor.get'> =>
  async (_input, context) => {
    const id = accountId(context);
    if (!id.ok) return id;
    const { left } = await db
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('user_id', '=', id.value)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    const isOn = await hasFactor(db, id.value);
    const isRequired = await requiresFactor(db);
    const { actor } = context;
    const isMissing = actor.kind === 'backoffice' && actor.lacksFactor === true;
    return ok({ isOn, isRequired, isMissing, codesLeft: left });
  };

/** Creates a secret for the app; it takes effect once a code of the app was entered. */
export const beginFactor =
  (deps: ServiceDependencies, attempts: PasswordAttempts): Handler<'ownFactor.begin'> =>
  async ({ password }, context) => {
    const { db } = deps;
    const id = accountId(context);
    if (!id.ok) return id;
    if (await hasFactor(db, id.value)) return fail('conflict');
    const owner = await proveOwner(db, attempts, password, context);
    if (!owner.ok) return owner;
    const secret = randomBytes(20);
    await db
      .insertInto('second_factors')
      .values({ user_id: id.value, secret })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ secret, last_step: 0 })
          .where('second_factors.confirmed_at', 'is', null),
      )
      .execute();
    const invited = invitation(secret, new URL(deps.publicUrl).hostname, owner.value.email);
    return ok({ secret: invited.secret, picture: pictureOf(invited.uri) });
  };

const pictureOf = (text: string): string =>
  bwipjs.toSVG({
    bcid: 'qrcode',
    text,
    scale: 3,
    paddingwidth: 4,
    paddingheight: 4,
    backgroundcolor: 'ffffff',
  });

/** Enables the second factor, and returns the recovery codes, which are shown only this once. */
export const confirmFactor =
  ({ db }: ServiceDependencies, check: CheckCode): Handler<'ownFactor.confirm'> =>
  async ({ code }, context) => {
    const checked = await checkOwn(db, check, code, context, false);
    if (!checked.ok) return checked;
    return inTransaction(db, async (step) => {
      await step
        .updateTable('second_factors')
        .set({ confirmed_at: context.now.toISOString() })
        .where('user_id', '=', checked.value)
        .execute();
      return ok({ codes: await writeRecoveryCodes(step, checked.value) });
    });
  };

/** Replaces the recovery codes. */
export const renewRecoveryCodes =
  ({ db }: ServiceDependencies, check: CheckCode): Handler<'ownFactor.renewCodes'> =>
  async ({ code }, context) => {
    const checked = await checkOwn(db, check, code, context, true);
    if (!checked.ok) return checked;
    return inTransaction(db, async (step) =>
      ok({ codes: await writeRecoveryCodes(step, checked.value) }),
    );
  };

export const endFactor =
  ({ db }: ServiceDependencies, check: CheckCode): Handler<'ownFactor.end'> =>
  async ({ code }, context) => {
    if (await requiresFactor(db)) return fail('secondFactorRequired');
    const checked = await checkOwn(db, check, code, context, true);
    if (!checked.ok) return checked;
    await inTransaction(db, async (step) => ok(await removeFactor(step, checked.value)));
    return ok({ done: true as const });
  };

/** Removes the second factor: login then needs only the password. */
export async function removeFactor(step: Transaction<Database>, userId: number): Promise<void> {
  await step.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await step.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Checks a code of the caller, whose factor must be on or not yet. */
async function checkOwn(
  db: Kysely<Database>,
  check: CheckCode,
  code: string,
  context: CallContext,
  isOn: boolean,
): Promise<Result<number>> {
  const id = accountId(context);
  if (!id.ok) return id;
  if ((await hasFactor(db, id.value)) !== isOn) return fail('conflict');
  const checked = await check(id.value, code, context.now);
  return checked.ok ? ok(id.value) : checked;
}

/** 50 random bits each, without letters that look alike; only hashes are stored. */
async function writeRecoveryCodes(step: Transaction<Database>, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, createRecoveryCode);
  await step.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = codes.map((code) => ({ user_id: userId, hash: hashToken(code.replace('-', '')) }));
  await step.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

function createRecoveryCode(): string {
  const code = [...randomBytes(10)].map((byte) => letters[byte % 32]).join('');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
