import type { Site } from './define-site.ts';
import { languageList } from './language-list.ts';

const keys: Readonly<Record<keyof Site, true>> = {
  name: true,
  languages: true,
  timeZone: true,
  country: true,
  orderPrefix: true,
  content: true,
  hasDemoPeople: true,
};

/** Returns what is wrong with a site, one sentence each. */
export function siteErrors(site: Site): string[] {
  return [
    ...unknownKeys(site),
    ...(site.name.trim() === '' ? ['name: the site needs a name.'] : []),
    ...languageErrors(site.languages.map(({ code }) => code)),
    ...(isTimeZone(site.timeZone) ? [] : [`timeZone: "${site.timeZone}" is no IANA time zone.`]),
    ...(/^[A-Z]{2}$/.test(site.country)
      ? []
      : [`country: "${site.country}" is no ISO 3166 code of two capital letters.`]),
    ...(/^[A-Z0-9]{1,8}$/.test(site.orderPrefix)
      ? []
      : [`orderPrefix: "${site.orderPrefix}" must be 1 to 8 capital letters or digits.`]),
  ];
}

function unknownKeys(site: Site): string[] {
  return Object.keys(site)
    .filter((key) => !Object.hasOwn(keys, key))
    .map((key) => `${key}: a site has no such key; it has ${Object.keys(keys).join(', ')}.`);
}

function languageErrors(codes: readonly string[]): string[] {
  if (codes.length === 0) return ['languages: the site needs at least one language.'];
  return codes.flatMap((code, at) => {
    if (codes.indexOf(code) !== at) return [`languages: "${code}" is listed twice.`];
    return isKnown(code) ? [] : [`languages: "${code}" is no language that Izlog knows.`];
  });
}

const isKnown = (code: string) =>
  /^[a-z]{2}(-[A-Za-z0-9]+)*$/.test(code) &&
  languageList.some(({ code2 }) => code2 === code.split('-')[0]);

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
