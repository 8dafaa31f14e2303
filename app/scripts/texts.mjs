import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './prepare.mjs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** All categories of `Intl.PluralRules`, in the order in which the forms of a text are joined. */
const categories = read(join(root, 'schemas/plural-categories.json'));

/**
 * Reads the texts of a site: those of the engine, `<owner>/texts/<language>.json`, below those of plugins,
 * `<plugin>/texts/<language>.json`, below those of the site, `<site>/texts/<language>.json`. An owner is the path
 * of a folder, for example `blocks/accordion`, `site/blocks/teaser` for a block of the site, or
 * `plugins/gauges/blocks/teaser` for one of a plugin.
 */
export function createTexts({ folder, languages, plugins = [] }) {
  const folderOf = ownerFolders(folder, plugins);
  const above = [folder, ...plugins.map((plugin) => plugin.folder)];

  /** Returns the texts of an owner for a language, with plurals by category. */
  const textsOf = (owner, language) =>
    chainOf(language)
      .map((code) => merged(layers(owner, code)))
      .reduce((best, next) => merge(best, next), {});

  const layers = (owner, code) => [
    ...above.map((each) => read(join(each, 'texts', `${code}.json`))[owner] ?? {}),
    read(join(folderOf(owner), 'texts', `${code}.json`)),
  ];

  /** Returns the language, then the languages that its missing texts are taken from. */
  const chainOf = (code) => {
    const { fallback = [] } = languages.find((language) => language.code === code) ?? {};
    return [...new Set([code, ...fallback, code.split('-')[0], 'en'])];
  };

  /** Returns the messages of an owner, with those that it shares with others. */
  const messagesOf = (owner, language) => {
    const texts = textsOf(owner, language);
    const own = isBlock.test(owner) ? (texts.messages ?? {}) : texts;
    return { ...sharedWith(owner, language), ...joined(own, language) };
  };

  /**
   * Returns the messages that an owner uses from others: `texts/shared.json` lists keys, or prefixes of keys,
   * by owner.
   */
  const sharedWith = (owner, language) => {
    const uses = Object.entries(read(join(folderOf(owner), 'texts/shared.json')));
    return Object.assign({}, ...uses.map(([from, keys]) => pick(messagesOf(from, language), keys)));
  };

  const messagesBelow = (parent, language) =>
    Object.assign(
      {},
      ...['', ofSite, ...plugins.map(ownerPrefix)]
        .flatMap((start) => ownersBelow(`${start}${parent}`, folderOf))
        .filter(isInShop)
        .map((owner) => prefixed(basename(owner), messagesOf(owner, language))),
    );

  const inEach = (make) => Object.fromEntries(languages.map(({ code }) => [code, make(code)]));

  return {
    codes: languages.map(({ code }) => code),
    texts: (owner) => inEach((code) => joined(textsOf(owner, code), code)),
    'written-texts': (owner) =>
      Object.fromEntries(
        writtenLanguages(owner).map((code) => [code, joined(textsOf(owner, code), code)]),
      ),
    labels: (owner) => inEach((code) => textsOf(owner, code).labels ?? {}),
    messages: (owner) =>
      inEach((code) =>
        owner.endsWith('/*') ? messagesBelow(owner.slice(0, -2), code) : messagesOf(owner, code),
      ),
  };
}

/** Owners of the site begin with this. */
const ofSite = 'site/';

/** Owners of a plugin begin with this. */
export const ownerPrefix = ({ name }) => `plugins/${name}/`;

const isBlock = /^(site\/|plugins\/[\w-]+\/)?blocks\//;

/**
 * Returns a function that gives the folder of an owner.
 */
export function ownerFolders(site, plugins) {
  const starts = new Map([
    [ofSite, site],
    ...plugins.map((plugin) => [ownerPrefix(plugin), plugin.folder]),
  ]);
  return (owner) => {
    const [start, folder] = [...starts].find(([each]) => owner.startsWith(each)) ?? ['', root];
    return join(folder, owner.slice(start.length));
  };
}

/**
 * Owners left out of a module with the messages of all owners in a folder. The section tool fetches its own
 * texts, so that no shop outside development gets them. Labels have no keys, so they are no messages.
 */
const apart = [
  'editor/back-office',
  'editor/chrome/theme',
  'editor/section-tool',
  'editor/model/labels',
];
const isInShop = (owner) => !apart.some((each) => owner === each || owner.startsWith(`${each}/`));

/** The languages in which an owner has texts, also those that the site lacks. */
const writtenLanguages = (owner) =>
  readdirSync(join(root, owner, 'texts'))
    .filter((file) => file !== 'shared.json')
    .map((file) => file.slice(0, -'.json'.length));

/** Whether a path is a file of texts. */
export const isTextFile = (file) => /\/texts\/[\w-]+\.json$/.test(file);

/** Returns the owners of texts below a parent; none if its folder does not exist. */
export function ownersBelow(parent, folderOf = (owner) => join(root, owner)) {
  const folder = folderOf(parent);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('/texts/en.json'))
    .map((file) => `${parent}/${file.slice(0, -'/texts/en.json'.length)}`)
    .sort();
}

const isPlain = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value holds the forms of one text, by plural category. */
export const isPlural = (value) =>
  isPlain(value) && 'other' in value && Object.keys(value).every((key) => categories.includes(key));

/** Returns `best` with what it lacks from `next`; the forms of a plural stay together. */
function merge(best, next) {
  if (best === undefined) return next;
  if (!isPlain(best) || !isPlain(next) || isPlural(best)) return best;
  const keys = new Set([...Object.keys(next), ...Object.keys(best)]);
  return Object.fromEntries([...keys].map((key) => [key, merge(best[key], next[key])]));
}

const merged = (layers) => layers.reduce(merge);

/** Joins the forms of each plural as node-polyglot expects them. */
function joined(value, language) {
  if (isPlural(value)) return formsOf(value, language).join(' |||| ');
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, text]) => [key, joined(text, language)]),
  );
}

/** Returns the plural categories of a language, in the order of their forms. */
export function categoriesOf(language) {
  const own = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return categories.filter((category) => own.includes(category));
}

const formsOf = (plural, language) =>
  categoriesOf(language).map((category) => plural[category] ?? plural.other);

const pick = (messages, keys) =>
  Object.fromEntries(
    Object.entries(messages).filter(([key]) =>
      keys.some((used) => key === used || key.startsWith(`${used}.`)),
    ),
  );

const prefixed = (prefix, messages) =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [`${prefix}.${key}`, message]),
  );
