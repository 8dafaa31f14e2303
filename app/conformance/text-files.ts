import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Language, languages } from '#schemas/languages.ts';
import { root, siteFolder } from '../scripts/prepare.mjs';
import { type Plugin, siteParts } from '../scripts/read-site.mjs';
import { categoriesOf, isPlural, ownerPrefix, ownersBelow } from '../scripts/texts.mjs';
import { closeMatches } from './close-matches.ts';
import { except } from './except.ts';

/** A text, the forms of a plural, or a list of search terms. */
type Text = string | readonly string[] | Readonly<Record<string, string>>;
type Texts = ReadonlyMap<string, Text>;

/** English is complete: other languages have its keys. */
const complete = 'en';

/** Folders of the engine whose folders own texts. */
const parents = ['runtime', 'blocks', 'editor', 'server', 'app'];

/** Returns the folders of the engine that have texts. */
export const owners = (): string[] => parents.flatMap((parent) => ownersBelow(parent));

/** The folders of the blocks of the site and of its plugins, which own texts. */
export async function siteOwners(): Promise<string[]> {
  const { plugins } = await siteParts();
  return [...plugins.map(({ folder }) => folder), siteFolder()].flatMap(blocksIn);
}

const blocksIn = (folder: string) => ownersBelow(relative(root, join(folder, 'blocks')));

/** Lists texts that the files of an owner lack, in the languages of the site. */
export function missingTexts(owner: string): string[] {
  const known = readTexts(owner, complete);
  return languages.flatMap((language) => {
    if (!existsSync(fileOf(owner, language))) return [`${fileOf(owner, language)} does not exist.`];
    const own = readTexts(owner, language);
    return [...known.keys()]
      .filter((key) => !own.has(key))
      .map((key) => `${fileOf(owner, language)} has no ${key}.`);
  });
}

/** Lists errors in the files of an owner, in every language: keys, plural forms, placeholders. */
export function wrongTexts(owner: string): string[] {
  const known = readTexts(owner, complete);
  const files = readdirSync(join(owner, 'texts')).filter((file) => /(?<!shared)\.json$/.test(file));
  return [
    ...files.flatMap((file) => errorsIn(owner, file.replace('.json', ''), known)),
    ...sharedErrors(owner),
  ];
}

/** Lists texts of a site, or of a plugin, that replace no text of the engine or of a plugin of the site. */
export function wrongSiteTexts(
  folder: string,
  language: Language,
  plugins: readonly Plugin[] = [],
): string[] {
  const file = join(folder, 'texts', `${language}.json`);
  const all = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  const folders = new Map([
    ...owners().map((owner) => [owner, owner] as const),
    ...plugins.flatMap(ownedBy),
  ]);
  return Object.entries(all).flatMap(([owner, texts]) => {
    const known = folders.get(owner);
    return known === undefined
      ? [`${file}: the engine has no texts of ${owner}.${meant(owner, [...folders.keys()])}`]
      : errorsOf(file, language, flat(texts, `${owner}: `), prefixedTexts(owner, known));
  });
}

/** The owners of a plugin, each with its folder. */
const ownedBy = (plugin: Plugin) =>
  blocksIn(plugin.folder).map(
    (folder) => [`${ownerPrefix(plugin)}blocks/${basename(folder)}`, folder] as const,
  );

function prefixedTexts(owner: string, folder: string): Texts {
  return new Map([...readTexts(folder, complete)].map(([key, text]) => [`${owner}: ${key}`, text]));
}

function errorsIn(owner: string, language: Language, known: Texts): string[] {
  return errorsOf(fileOf(owner, language), language, readTexts(owner, language), known);
}

function errorsOf(file: string, language: Language, own: Texts, known: Texts): string[] {
  return [...own].flatMap(([key, text]) => {
    const english = known.get(key);
    const errors =
      english === undefined
        ? [`has ${key}, which English lacks.${meant(key, [...known.keys()])}`]
        : [...pluralErrors(key, text, english, language), ...placeholderErrors(key, text, english)];
    return errors.map((error) => `${file} ${error}`);
  });
}

function pluralErrors(key: string, text: Text, english: Text, language: Language): string[] {
  if (isPlural(text) !== isPlural(english)) {
    return [`${isPlural(text) ? 'has' : 'lacks'} plural forms of ${key}, unlike English.`];
  }
  if (!isPlural(text)) return [];
  const categories: readonly string[] = categoriesOf(language);
  const forms = Object.keys(text);
  return [
    ...except(categories, forms).map((form) => `lacks the plural form ${form} of ${key}.`),
    ...except(forms, categories).map((form) => `has a plural form ${form} of ${key}, never used.`),
  ];
}

function placeholderErrors(key: string, text: Text, english: Text): string[] {
  const [own, known] = [placeholders(text), placeholders(english)];
  return [
    ...except(known, own).map((name) => `lacks ${name} in ${key}.`),
    ...except(own, known).map((name) => `has ${name} in ${key}, unlike English.`),
  ];
}

const placeholders = (text: Text) => [...new Set(JSON.stringify(text).match(/%\{\w+\}/g))];

function sharedErrors(owner: string): string[] {
  const file = join(owner, 'texts/shared.json');
  const shared = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>)
    : {};
  return Object.entries(shared).flatMap(([from, keys]) => {
    const known = [...readTexts(from, complete).keys()];
    return keys
      .filter((key) => !known.some((each) => each === key || each.startsWith(`${key}.`)))
      .map((key) => `${file} uses ${key} of ${from}, which has none.`);
  });
}

const fileOf = (owner: string, language: Language) => join(owner, 'texts', `${language}.json`);

const readTexts = (owner: string, language: Language): Texts =>
  flat(JSON.parse(readFileSync(fileOf(owner, language), 'utf8')) as object);

/** Returns the texts of nested objects by path, for example `messages/title`. */
function flat(texts: object, path = ''): Map<string, Text> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]: [string, Text]) =>
      isText(value, path)
        ? [[`${path}${key}`, value]]
        : [...flat(value as object, `${path}${key}/`)],
    ),
  );
}

/** The labels of values may be named `other`, as a plural category. */
const isText = (value: Text, path: string): boolean =>
  typeof value === 'string' || Array.isArray(value) || (isPlural(value) && !/labels\//.test(path));

const meant = (key: string, known: readonly string[]) => {
  const [first] = closeMatches(key, known);
  return first ? ` Did you mean ${first}?` : '';
};
