import { languageList } from './language-list.ts';

export interface SiteError {
  /** The key of the site that is wrong. */
  readonly key: string;
  /** What is wrong and what is expected, in one sentence. */
  readonly text: string;
}

/** What each key must hold: a test, and the sentence that says it. */
const rules: Readonly<Record<string, readonly [test: (value: unknown) => boolean, needs: string]>> =
  {
    name: [isText, 'must be a text, for example "Harbour Books".'],
    languages: [Array.isArray, "must be a list, for example [{ code: 'en' }]."],
    timeZone: [isTimeZone, 'must be an IANA time zone, for example "Europe/Vienna".'],
    country: [matches(/^[A-Z]{2}$/), 'must be an ISO 3166 code of two capital letters.'],
    orderPrefix: [matches(/^[A-Z0-9]{1,8}$/), 'must be 1 to 8 capital letters or digits.'],
    content: [isContent, 'must hold a function `data`.'],
    hasDemoPeople: [
      (value) => value === undefined || typeof value === 'boolean',
      'must be a boolean.',
    ],
  };

/** Returns what is wrong with `site`, the export of `izlog.config.ts`. */
export function siteErrors(site: unknown): SiteError[] {
  if (typeof site !== 'object' || site === null) {
    return [
      { key: 'site', text: 'The file must export a site: export const site = defineSite({ … }).' },
    ];
  }
  const values = site as Readonly<Record<string, unknown>>;
  return [...unknownKeys(values), ...wrongValues(values), ...languageErrors(values.languages)];
}

function unknownKeys(site: Readonly<Record<string, unknown>>): SiteError[] {
  const known = Object.keys(rules);
  return Object.keys(site)
    .filter((key) => !known.includes(key))
    .map((key) => ({ key, text: `A site has no \`${key}\`. It has ${known.join(', ')}.` }));
}

function wrongValues(site: Readonly<Record<string, unknown>>): SiteError[] {
  return Object.entries(rules)
    .filter(([key, [test]]) => !test(site[key]))
    .map(([key, [, needs]]) => ({ key, text: `\`${key}\` ${needs}` }));
}

function languageErrors(languages: unknown): SiteError[] {
  if (!Array.isArray(languages)) return [];
  const codes = languages.map((language) => String((language as { code?: unknown })?.code));
  const texts =
    codes.length === 0 ? ['A site needs at least one language.'] : codes.flatMap(codeErrors);
  return texts.map((text) => ({ key: 'languages', text }));
}

function codeErrors(code: string, at: number, codes: readonly string[]): string[] {
  if (codes.indexOf(code) !== at) return [`The language "${code}" is listed twice.`];
  const [base] = code.split('-');
  const isKnown = languageList.some(({ code2 }) => code2 === base);
  return isKnown && isTag(code)
    ? []
    : [`"${code}" is no BCP 47 tag of a language that Izlog knows.`];
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
