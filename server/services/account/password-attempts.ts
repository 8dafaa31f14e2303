import type { Kysely } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import { clientKey } from '../../api/client-key.ts';
import { createLimiter } from '../../api/limiter.ts';
import type { Database } from '../../db/schema.ts';

/** Most wrong passwords, and how long one counts (s). */
const limits = {
  /** For one account from one address. */
  pair: { name: 'password-pair', points: 5, duration: 300 },
  /** For one account from all devices that are not known to it: 2,880 a day. */
  account: { name: 'password-account', points: 20, duration: 600 },
  /** From a device that has logged in to the account before. */
  device: { name: 'password-device', points: 10, duration: 300 },
} as const;

export interface PasswordAttempt {
  /** An e-mail address, known or not, or `id:` with the id of who is logged in. */
  readonly account: string;
  readonly client: string;
  /** Id of a device that has logged in to the account before. */
  readonly device: string | null;
}

export interface PasswordAttempts {
  /** Counts the attempt as wrong; an error, and not to be tried, when there were too many. */
  readonly begin: (attempt: PasswordAttempt) => Promise<Result<null>>;
  /** The password was right: neither this attempt nor those before it from there count. */
  readonly succeed: (attempt: PasswordAttempt) => Promise<void>;
  /** The password is another one: what was tried before says nothing about it. */
  readonly forget: (account: string) => Promise<void>;
}

/**
 * Guessing at the password of one account. Guesses from many addresses together slow the account down
 * for devices that it does not know. Its owner goes on with a device of his own, or sets a new password
 * by mail: nobody can lock him out. Counted before the password is looked at: many tries at once are no
 * way around it.
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
