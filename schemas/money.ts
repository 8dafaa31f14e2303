/** Money is an integer count of minor units (cents) everywhere: storage, wire, props. */
export type Money = number;

/** Fragment for schemas: an amount in minor units. Of the order's currency in an order, else of the site's. */
export const moneySchema = { type: 'integer', minimum: -1e12, maximum: 1e12 } as const;

/** Fragment for schemas: ISO 4217 code of a currency. */
export const currencyCodeSchema = { type: 'string', pattern: '^[A-Z]{3}$' } as const;
