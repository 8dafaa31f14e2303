/** Money is an integer count of minor units (cents) everywhere: storage, wire, props. */
export type Money = number;

/**
 * Schema fragment: an amount in minor units. In an order it is in the order's currency, elsewhere in the
 * site's.
 */
export const moneySchema = { type: 'integer', minimum: -1e12, maximum: 1e12 } as const;

/** Schema fragment: ISO 4217 code of a currency. */
export const currencyCodeSchema = { type: 'string', pattern: '^[A-Z]{3}$' } as const;
