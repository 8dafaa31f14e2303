import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Most failed logins into one account from one address, and how long one counts (s). */
const limit = { points: 5, duration: 300 } as const;

export interface FailedLogins {
  /** Counts a login as failed; false, and not to be tried, when there were too many. */
  readonly begin: (email: string, client: string) => Promise<boolean>;
  /** The password was right: neither this login nor those before it count. */
  readonly succeed: (email: string, client: string) => Promise<void>;
}

/**
 * Guessing at one account. Whoever tries account after account meets the limit of his address, which
 * is wide: a school or an office may be behind it. An account stays open to other addresses, so that
 * nobody can lock its owner out. Counted before the password is looked at: many tries at once are no
 * way around it.
 */
export function createFailedLogins(): FailedLogins {
  const limiter = new RateLimiterMemory(limit);
  const keyOf = (email: string, client: string) => `${client} ${email.toLowerCase()}`;
  return {
    begin: (email, client) =>
      limiter.consume(keyOf(email, client)).then(
        () => true,
        () => false,
      ),
    async succeed(email, client) {
      await limiter.delete(keyOf(email, client));
    },
  };
}
