/** Money is an integer count of minor units (cents) everywhere: storage, wire, props. */
export type Money = number;

/** Fragment for schemas: an amount in minor units of the site's currency. */
export const moneySchema = { type: 'integer', minimum: -1e12, maximum: 1e12 } as const;
