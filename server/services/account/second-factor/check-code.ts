import type { Kysely } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import { createLimiter } from '../../../api/limiter.ts';
import type { Database } from '../../../db/schema.ts';
import { hashToken } from '../refresh-token.ts';
import { stepOf } from './totp.ts';

/** Checks the code of an app, or a recovery code, and uses it up. */
export type CheckCode = (userId: number, code: string, now: Date) => Promise<Result<null>>;

/** Maximum number of wrong codes for an account in five minutes, from all addresses. */
const limit = { name: 'second-factor', points: 5, duration: 300, canBeForgotten: true } as const;

export function createCheckCode(db: Kysely<Database>): CheckCode {
  const attempts = createLimiter(db, limit);
  return async (userId, code, now) => {
    const key = String(userId);
    if (!(await attempts.consume(key))) return fail('tooManyRequests', { field: 'code' });
    const plain = code.replace(/[\s-]/g, '').toLowerCase();
    const isRight = /^\d{6}$/.test(plain)
      ? await takeStep(db, userId, plain, now)
      : await takeRecoveryCode(db, userId, plain, now);
    if (!isRight) return fail('wrongCode', { field: 'code' });
    await attempts.forget(key);
    return ok(null);
  };
}

/** Whether the account requires a code. */
export async function hasFactor(db: Kysely<Database>, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Each code is valid once, and invalidates those of earlier steps. */
async function takeStep(db: Kysely<Database>, userId: number, code: string, now: Date) {
  const factor = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const step = factor ? stepOf(factor.secret, code, now) : null;
  if (step === null) return false;
  const taken = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

async function takeRecoveryCode(db: Kysely<Database>, userId: number, code: string, now: Date) {
  const taken = await db
    .updateTable('recovery_codes')
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('hash', '=', hashToken(code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}
