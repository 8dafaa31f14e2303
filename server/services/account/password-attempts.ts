import type { Kysely } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import { clientKey } from '../../api/client-key.ts';
import { createLimiter } from '../../api/limiter.ts';
import type { Database } from '../../db/schema.ts';

/** Maximum number of wrong passwords (`points`) and the seconds that each one counts (`duration`). */
const limits = {
  /** Limit for one account from one IP address. */
  pair: { name: 'password-pair', points: 5, duration: 300 },
  /** Limit for one account from all devices unknown to it: 2,880 a day. */
  account: { name: 'password-account', points: 20, duration: 600 },
  /** Limit for a device that has logged in to the account before. */
  device: { name: 'password-device', points: 10, duration: 300 },
} as const;

export interface PasswordAttempt {
  /** An email address, known or not, or `id:` with the id of the logged-in user. */
  readonly account: string;
  readonly client: string;
  /** Id of a device that has logged in to the account before, if any. */
  readonly device: string | null;
}

export interface PasswordAttempts {
  /**
   * Counts the attempt as wrong; fails after too many attempts, and the password must then not be checked.
   */
  readonly begin: (attempt: PasswordAttempt) => Promise<Result<null>>;
  /** Call it after a correct password: uncounts this attempt and earlier ones from the same source. */
  readonly succeed: (attempt: PasswordAttempt) => Promise<void>;
  /** Call it after a change of the password: earlier attempts no longer count. */
  readonly forget: (account: string) => Promise<void>;
}

/**
 * Limits guesses at the password of one account. Guesses from many addresses together slow the account down for
 * devices unknown to it. The owner can continue with a known device or set a new password by mail, so an attacker
 * cannot lock the owner out. An attempt is counted before the password is checked, so that parallel attempts cannot
 * bypass the limit.
 */
export function createPasswordAttempts(db: Kysely<Database>): PasswordAttempts {
  const limiterOf = (limit: (typeof limits)[keyof typeof limits]) =>
    createLimiter(db, { ...limit, canBeForgotten: true });
  const pair = limiterOf(limits.pair);
  const account = limiterOf(limits.account);
  const device = limiterOf(limits.device);
  return {
    async begin(attempt) {
      if (!(await pair.consume(pairKey(attempt)))) return fail('tooManyRequests');
      const isTaken = attempt.device
        ? await device.consume(attempt.device)
        : await account.consume(accountKey(attempt.account));
      return isTaken ? ok(null) : fail('tooManyLogins');
    },
    async succeed(attempt) {
      await pair.forget(pairKey(attempt));
      if (attempt.device) await device.forget(attempt.device);
      else await account.consume(accountKey(attempt.account), -1);
    },
    async forget(address) {
      await account.forget(accountKey(address));
    },
  };
}

const accountKey = (account: string) => account.toLowerCase();
const pairKey = ({ account, client }: PasswordAttempt) =>
  `${clientKey(client)} ${accountKey(account)}`;
