/**
 * Money is an integer count of minor units everywhere: storage, wire, props. How many digits these are is a fact of the
 * currency (`digitsOf`).
 */
export type Money = number;

/** A price to pay, or one that was paid. */
export interface Price {
  readonly amount: Money;
  /** ISO 4217 code. */
  readonly currency: string;
}

/**
 * Schema fragment: an amount in minor units. In an order it is in the order's currency, elsewhere in the
 * site's.
 */
export const moneySchema = { type: 'integer', minimum: -1e12, maximum: 1e12 } as const;

/** Schema fragment: ISO 4217 code of a currency. */
export const currencyCodeSchema = { type: 'string', pattern: '^[A-Z]{3}$' } as const;
