import { marketRules } from '../markets/registry.ts';

const names = Object.keys(marketRules);

/** Returns the errors in one market. */
export function marketErrors(code: string, market: object): string[] {
  const { countries, rules } = market as Readonly<Record<string, unknown>>;
  const of = `The market "${code}"`;
  return [
    ...(/^[a-z][a-z0-9-]*$/.test(code)
      ? []
      : [`A market needs a \`code\` of small letters, not "${code}".`]),
    ...(isCountryList(countries)
      ? []
      : [`${of} needs \`countries\`: ISO 3166 codes of two capital letters.`]),
    ...rulesErrors(of, rules),
  ];
}

function rulesErrors(of: string, rules: unknown): string[] {
  if (rules === undefined) return [`${of} needs \`rules\`: ${names.join(', ')}.`];
  return names.includes(String(rules))
    ? []
    : [`${of} names unknown rules "${String(rules)}". Known are ${names.join(', ')}.`];
}

/** Returns conflicts between the markets of a site. */
export function countryErrors({ markets, country }: Readonly<Record<string, unknown>>): string[] {
  if (!Array.isArray(markets) || markets.length === 0) return [];
  const all = markets.flatMap((market: { countries?: unknown } | null) =>
    isCountryList(market?.countries) ? [...new Set(market.countries)] : [],
  );
  const repeated = new Set(all.filter((code, at) => all.indexOf(code) !== at));
  return [
    ...[...repeated].map((code) => `The country ${code} is in two markets.`),
    ...(all.includes(String(country))
      ? []
      : [`No market has the shop's own country, ${String(country)}.`]),
  ];
}

function isCountryList(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((code) => typeof code === 'string' && /^[A-Z]{2}$/.test(code))
  );
}
