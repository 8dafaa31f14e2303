import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './prepare.mjs';
import { createTexts } from './texts.mjs';

/**
 * Owner of the texts that name screens in addresses. Each text is a path, or a list of the path and its
 * former ones.
 */
const owner = 'runtime/routes';

/** First path segments that the server and the back office use. */
const reserved = [
  ...JSON.parse(readFileSync(join(root, 'schemas/reserved-paths.json'), 'utf8')),
  'admin',
  'adminlogin',
];

/**
 * Returns the address of each screen in each language of a site, and the former ones, which redirect: those
 * that the site lists and those of the engine that it replaces. Throws an error that names file and line of
 * everything that is wrong.
 */
export function readAddresses(site) {
  const listed = entriesOf(createTexts(site).texts(owner));
  const errors = addressErrors(listed, site);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const current = listed.filter(({ isFormer }) => !isFormer);
  return { paths: byScreen(current), former: formerOf(listed, current, site) };
}

const entriesOf = (texts) =>
  Object.entries(texts).flatMap(([language, screens]) =>
    Object.entries(screens).flatMap(([screen, value]) =>
      [value].flat().map((path, at) => ({ language, screen, path, isFormer: at > 0 })),
    ),
  );

/** Leaves out languages that share the English address, because every page contains this list. */
function byScreen(entries) {
  const english = new Map(
    entries.flatMap(({ screen, language, path }) => (language === 'en' ? [[screen, path]] : [])),
  );
  const paths = {};
  for (const { screen, language, path } of entries) {
    const isEnglish = /^(?!en)\w+$/.test(language) && english.get(screen) === path;
    if (!isEnglish) paths[screen] = { ...paths[screen], [language]: path };
  }
  return paths;
}

/** Returns the former addresses of screens, without those that a screen has now in any language. */
function formerOf(listed, current, { languages }) {
  // Includes the English addresses of the engine: each language had them until it got its own.
  const engine = createTexts({ folder: engineOnly, languages: [...languages, { code: 'en' }] });
  const taken = new Set(current.map(({ path }) => path.toLowerCase()));
  const former = [...listed, ...entriesOf(engine.texts(owner))].filter(
    ({ path }) => !taken.has(path.toLowerCase()),
  );
  return Object.fromEntries(former.toReversed().map(({ path, screen }) => [path, screen]));
}

/** Any folder without texts of a site, so that only texts of the engine are read. */
const engineOnly = join(root, 'schemas');

function addressErrors(entries, site) {
  const owners = new Map();
  return entries.flatMap((entry) => {
    const key = entry.path.toLowerCase();
    const other = owners.get(key) ?? entry;
    owners.set(key, other);
    const problem = problemOf(entry, other, site);
    return problem ? [`${placeOf(entry, site)} ${problem}`] : [];
  });
}

function problemOf({ screen, path }, other, { languages }) {
  if (!/^(\/[\p{L}\p{M}\p{N}_~-]+)+$/u.test(path)) {
    return `The address "${path}" of ${screen} must be words of letters and digits after slashes, for example "/cart".`;
  }
  const [, first] = path.toLowerCase().split('/');
  if ([...reserved, ...languages.map(({ code }) => code.toLowerCase())].includes(first)) {
    return `The address "${path}" of ${screen} begins with "/${first}", which is not free.`;
  }
  return other.screen === screen
    ? ''
    : `${screen} and ${other.screen} (${other.language}) both have the address "${path}". Change one of them.`;
}

/** The file and line of an address: in the folder of the site or of a plugin, else in that of the engine. */
function placeOf({ language, screen }, { folder, plugins = [] }) {
  const above = [folder, ...plugins.map((plugin) => plugin.folder)];
  const files = [...above.map((each) => join(each, 'texts')), join(root, owner, 'texts')];
  const places = files.map((parent) => placeIn(join(parent, `${language}.json`), screen));
  return places.find(Boolean) ?? `${owner}, ${language}:`;
}

function placeIn(file, screen) {
  const lines = readLines(file);
  const start = Math.max(
    lines.findIndex((line) => line.includes(`"${owner}"`)),
    0,
  );
  const at = lines.findIndex((line, index) => index >= start && line.includes(`"${screen}":`));
  return at < 0 ? '' : `${relative(root, file)}:${at + 1}`;
}

function readLines(file) {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
