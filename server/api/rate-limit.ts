import type { Kysely } from 'kysely';
import type { Rate } from '#schemas/api/endpoint.ts';
import type { Database } from '../db/schema.ts';
import { createLimiter, type Limiter } from './limiter.ts';

/** Maximum attempts per address and time span (s), against guessing, flooding and mail bombs. */
const limits: Readonly<Record<Rate, { readonly points: number; readonly duration: number }>> = {
  // A whole school, office, ship or mobile network can share one address.
  login: { points: 30, duration: 300 },
  register: { points: 30, duration: 300 },
  order: { points: 60, duration: 300 },
  secret: { points: 20, duration: 300 },
  coupon: { points: 20, duration: 300 },
  barcode: { points: 20, duration: 300 },
  withdrawal: { points: 30, duration: 300 },
  form: { points: 30, duration: 300 },
  consent: { points: 60, duration: 300 },
  mail: { points: 30, duration: 300 },
  link: { points: 60, duration: 300 },
  // Each view of the login page makes such a call, so that the email field can offer passkeys.
  passkey: { points: 300, duration: 300 },
  report: { points: 30, duration: 300 },
};

/** Returns whether this client may make one more call of the kind; with -1 one call is given back. */
export type RateLimit = (rate: Rate, client: string, calls?: 1 | -1) => Promise<boolean>;

export function createRateLimit(db: Kysely<Database>): RateLimit {
  const limiters = new Map<Rate, Limiter>();
  return (rate, client, calls = 1) => {
    const limiter = limiters.get(rate) ?? createLimiter(db, { name: rate, ...limits[rate] });
    limiters.set(rate, limiter);
    return limiter.consume(client, calls);
  };
}
