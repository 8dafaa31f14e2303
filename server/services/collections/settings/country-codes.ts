import { type RawBuilder, sql } from 'kysely';
import type { Json } from '#schemas/document/element.ts';
import type { Language } from '#schemas/languages.ts';
import { countryList } from '#schemas/site/country-list.ts';
import { many } from '../inputs.ts';

/** Field with countries that staff choose by name; settings hold their ISO codes. Null for all countries. */
export const countryChoice = {
  cell: 'relation',
  relation: 'countries',
  input: { ...many('countries', 300), type: ['array', 'null'] },
} as const;

const codes = countryList.map(({ iso }) => iso);

/** Field with one country that staff choose by name; it need not be one that the shop delivers to. */
export const oneCountry = {
  cell: 'choice',
  choices: codes,
  choiceName: (iso: string, _: unknown, language: Language): string =>
    countryList.find((country) => country.iso === iso)?.name[language] ?? iso,
  areChoicesSorted: true,
  input: { type: ['string', 'null'], enum: [...codes, null] },
} as const;

/** Query of the ids of the countries in a JSON list of codes. */
export const idsOfCodes = (codes: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(SELECT jsonb_agg(c.id ORDER BY c.iso) FROM countries c WHERE ${codes} ? c.iso)`;

/** Query of the codes of the countries with these ids, as an array. */
export const codesOfIds = (ids: Json): RawBuilder<unknown> =>
  sql`(SELECT array_agg(c.iso ORDER BY c.iso) FROM countries c
    WHERE ${JSON.stringify(ids)}::jsonb @> to_jsonb(c.id))`;
