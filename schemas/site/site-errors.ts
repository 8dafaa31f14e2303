import { isCurrency } from '../money/currency-list.ts';
import { readTheme } from '../theme/read-theme.ts';
import { themeSentence } from '../theme/theme-errors.ts';
import { languageList } from './language-list.ts';
import { countryErrors, marketErrors } from './market-errors.ts';
import { partErrors } from './part-errors.ts';
import type { SiteError } from './site-error.ts';

const marketExample = "code: 'eu', countries: ['AT', 'DE'], rules: 'eu'";

type Rule = readonly [test: (value: unknown) => boolean, needs: string];

const switchRule: Rule = [
  (value) => value === undefined || typeof value === 'boolean',
  'must be a boolean.',
];

/** Keys whose errors name a part of the value. */
const inDetail: Rule = [() => true, ''];

/** Tests of the value of each key, each with the text of its error. */
const rules: Readonly<Record<string, Rule>> = {
  name: [isText, 'must be a text, for example "Corner Books".'],
  languages: [Array.isArray, "must be a list, for example [{ code: 'en' }]."],
  currencies: [Array.isArray, "must be a list, for example [{ code: 'CHF' }]."],
  taxes: [
    (value) => value === undefined || value === 'included' || value === 'added',
    "must be 'included' or 'added'.",
  ],
  markets: [Array.isArray, `must be a list, for example [{ ${marketExample} }].`],
  timeZone: [isTimeZone, 'must be an IANA time zone, for example "Europe/Vienna".'],
  country: [matches(/^[A-Z]{2}$/), 'must be an ISO 3166 code of two capital letters.'],
  orderPrefix: [matches(/^[A-Z0-9]{1,8}$/), 'must be 1 to 8 capital letters or digits.'],
  theme: inDetail,
  domains: inDetail,
  blocks: inDetail,
  plugins: inDetail,
  content: [isContent, 'must hold a function `data`.'],
  hasDemoPeople: switchRule,
  hasOfflinePages: switchRule,
};

/** Returns the errors in `site`, the export of `izlog.config.ts`. */
export function siteErrors(site: unknown): SiteError[] {
  if (typeof site !== 'object' || site === null) {
    return [
      { key: 'site', text: 'The file must export a site: export const site = defineSite({ … }).' },
    ];
  }
  const values = site as Readonly<Record<string, unknown>>;
  return [
    ...unknownKeys('A site', values, Object.keys(rules)),
    ...wrongValues(values),
    ...listErrors(values),
  ];
}

/** Returns an error for each key that `owner`, such as "A site", does not have. */
function unknownKeys(owner: string, values: object, known: readonly string[]): SiteError[] {
  return Object.keys(values)
    .filter((key) => !known.includes(key))
    .map((key) => ({ key, text: `${owner} has no \`${key}\`. It has ${known.join(', ')}.` }));
}

function wrongValues(site: Readonly<Record<string, unknown>>): SiteError[] {
  return Object.entries(rules)
    .filter(([key, [test]]) => !test(site[key]))
    .map(([key, [, needs]]) => ({ key, text: `\`${key}\` ${needs}` }));
}

function listErrors(site: Readonly<Record<string, unknown>>): SiteError[] {
  const { languages, currencies, markets } = site;
  return [
    ...entryErrors('languages', 'language', languages, languageErrors),
    ...entryErrors('currencies', 'currency', currencies, currencyErrors),
    ...entryErrors('markets', 'market', markets, marketErrors),
    ...countryErrors(site).map((text) => ({ key: 'markets', text })),
    ...themeErrors(site).map((text) => ({ key: 'theme', text })),
    ...partErrors(site),
  ];
}

function themeErrors({ theme }: Readonly<Record<string, unknown>>): string[] {
  if (theme === undefined) return [];
  const read = readTheme(theme);
  return 'errors' in read ? read.errors.map(themeSentence) : [];
}

/** Keys of the entries of each list. */
const entryKeys: Readonly<Record<string, readonly string[]>> = {
  language: ['code', 'locale', 'fallback', 'pricePattern'],
  currency: ['code', 'digits'],
  market: ['code', 'countries', 'rules'],
};

interface Entry {
  readonly code?: unknown;
  readonly digits?: unknown;
  readonly fallback?: unknown;
  readonly pricePattern?: unknown;
}

function entryErrors(
  key: string,
  noun: string,
  list: unknown,
  errorsOf: (code: string, entry: Entry) => string[],
): SiteError[] {
  if (!Array.isArray(list)) return [];
  const entries = list.map((entry) => (entry ?? {}) as Entry);
  const codes = entries.map(({ code }) => String(code));
  const texts = entries.flatMap((entry, at) => {
    if (entry.code === undefined) return [`A ${noun} needs a \`code\`.`];
    const code = codes[at] ?? '';
    return codes.indexOf(code) === at
      ? [...unknownEntryKeys(noun, code, entry), ...errorsOf(code, entry)]
      : [`The ${noun} "${code}" is listed twice.`];
  });
  const all = list.length === 0 ? [`A site needs at least one ${noun}.`] : texts;
  return all.map((text) => ({ key, text }));
}

function unknownEntryKeys(noun: string, code: string, entry: Entry): string[] {
  const errors = unknownKeys(`The ${noun} "${code}"`, entry, entryKeys[noun] ?? []);
  return errors.map(({ text }) => text);
}

function currencyErrors(code: string, { digits }: Entry): string[] {
  if (!isCurrency(code)) return [`"${code}" is no ISO 4217 code of a currency.`];
  const isRight = digits === undefined || [0, 1, 2, 3, 4].some((count) => count === digits);
  return isRight ? [] : [`The digits of ${code} must be a whole number from 0 to 4.`];
}

function languageErrors(code: string, { fallback = [], pricePattern = '¤0' }: Entry): string[] {
  const [base] = code.split('-');
  const isKnown = languageList.some(({ code2 }) => code2 === base);
  if (!isKnown || !isTag(code)) {
    return [`"${code}" is no BCP 47 tag of a language that Izlog knows.`];
  }
  const isList = Array.isArray(fallback) && fallback.every((each) => isTag(String(each)));
  if (!isList) return [`The fallback of "${code}" must be a list of BCP 47 tags.`];
  return /^(¤\s?0|0\s?¤)$/.test(String(pricePattern))
    ? []
    : [`The pricePattern of "${code}" must hold 0 and ¤, for example "¤0" or "0 ¤".`];
}

function isTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function matches(pattern: RegExp): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && pattern.test(value);
}

function isContent(value: unknown): boolean {
  if (value === undefined) return true;
  return (
    typeof value === 'object' &&
    value !== null &&
    'data' in value &&
    typeof value.data === 'function'
  );
}

function isTimeZone(value: unknown): boolean {
  try {
    return isText(value) && Boolean(new Intl.DateTimeFormat('en', { timeZone: String(value) }));
  } catch {
    return false;
  }
}
