import { RateLimiterMemory } from 'rate-limiter-flexible';
import { fail, ok, type Result } from '#schemas/result.ts';
import { clientKey } from '../../api/client-key.ts';

/** Most wrong passwords, and how long one counts (s). */
const limits = {
  /** For one account from one address. */
  pair: { points: 5, duration: 300 },
  /** For one account from all devices that are not known to it: 2,880 a day. */
  account: { points: 20, duration: 600 },
  /** From a device that has logged in to the account before. */
  device: { points: 10, duration: 300 },
} as const;

export interface PasswordAttempt {
  /** An e-mail address, known or not, or `id:` with the id of who is logged in. */
  readonly account: string;
  readonly client: string;
  /** Id of a device that has logged in to the account before. */
  readonly device: string | null;
}

export interface PasswordAttempts {
  /** Counts the attempt as wrong; a fault, and not to be tried, when there were too many. */
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
export function createPasswordAttempts(): PasswordAttempts {
  const pair = new RateLimiterMemory(limits.pair);
  const account = new RateLimiterMemory(limits.account);
  const device = new RateLimiterMemory(limits.device);
  return {
    async begin(attempt) {
      if (!(await take(pair, pairKey(attempt)))) return fail('tooManyRequests');
      const isTaken = attempt.device
        ? await take(device, attempt.device)
        : await take(account, accountKey(attempt.account));
      return isTaken ? ok(null) : fail('tooManyLogins');
    },
    async succeed(attempt) {
      await pair.delete(pairKey(attempt));
      if (attempt.device) await device.delete(attempt.device);
      else await account.reward(accountKey(attempt.account));
    },
    async forget(address) {
      await account.delete(accountKey(address));
    },
  };
}

const accountKey = (account: string) => account.toLowerCase();
const pairKey = ({ account, client }: PasswordAttempt) =>
  `${clientKey(client)} ${accountKey(account)}`;

function take(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  return limiter.consume(key).then(
    () => true,
    () => false,
  );
}
