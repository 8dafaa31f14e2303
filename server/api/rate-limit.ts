import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Rate } from '#schemas/api/endpoint.ts';

/** Attempts per address and span: against guessing, flooding and mail bombs. */
const limits: Readonly<Record<Rate, { readonly points: number; readonly duration: number }>> = {
  login: { points: 10, duration: 300 },
  coupon: { points: 20, duration: 300 },
  barcode: { points: 20, duration: 300 },
  // A school, a ship or a mobile network buys from one address.
  order: { points: 60, duration: 300 },
  form: { points: 30, duration: 300 },
};

/** Answers whether this client may make one more call of the kind. */
export type RateLimit = (rate: Rate, client: string) => Promise<boolean>;

export function createRateLimit(): RateLimit {
  const limiters = new Map<Rate, RateLimiterMemory>();
  return async (rate, client) => {
    const limiter = limiters.get(rate) ?? new RateLimiterMemory(limits[rate]);
    limiters.set(rate, limiter);
    return limiter.consume(client).then(
      () => true,
      () => false,
    );
  };
}
