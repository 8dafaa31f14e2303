import { perLanguage } from '../language-schemas.ts';
/** Shared parts of entities and calls. Limits are those of the API; forms have narrower ones. */

/** Database id of products, posts, terms, media, users, addresses and similar records. */
export const idSchema = { type: 'integer', minimum: 1, maximum: 2147483647 } as const;
export const nullableIdSchema = { ...idSchema, type: ['integer', 'null'] } as const;
export const countSchema = { type: 'integer', minimum: 0, maximum: 2147483647 } as const;

/** One line in the requested language. */
export const lineSchema = { type: 'string', maxLength: 500 } as const;
/** Several lines of plain text. */
export const textSchema = { type: 'string', maxLength: 5000 } as const;
/** Sanitised HTML in the requested language. */
export const htmlSchema = { type: 'string', maxLength: 200_000 } as const;

export const slugSchema = { type: 'string', minLength: 1, maxLength: 200 } as const;
export const nullableSlugSchema = { type: ['string', 'null'], maxLength: 200 } as const;
/** Id of an element or link, cart id, token: opaque string. */
export const keySchema = { type: 'string', minLength: 1, maxLength: 200 } as const;
/** UTC instant, ISO 8601. */
export const instantSchema = { type: 'string', format: 'date-time', maxLength: 40 } as const;
export const nullableInstantSchema = {
  type: ['string', 'null'],
  format: 'date-time',
  maxLength: 40,
} as const;
/** Services validate the address; this schema only limits its length. */
export const emailSchema = { type: 'string', maxLength: 320 } as const;
export const passwordSchema = { type: 'string', maxLength: 200 } as const;
/** Percent, e.g. 25 or 5.5. */
export const percentSchema = { type: 'number', minimum: 0, maximum: 100 } as const;

export const pathSchema = { type: 'string', maxLength: 2000 } as const;

/** Slug of the same record in each language that has one. */
export const slugsSchema = perLanguage(slugSchema);

/** Path of the same page in each language that has one. */
export const alternatesSchema = perLanguage(pathSchema);

/** Link target (`page:about`) to its address in the requested language. */
export const linkMapSchema = { type: 'object', additionalProperties: pathSchema } as const;
