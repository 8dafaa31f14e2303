import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleNames } from './module-names.mjs';

/** Minimum size of a file on most file systems, in bytes. */
const block = 4096;

/**
 * Returns the disk usage in bytes of each package of an installation without `devDependencies`, by its
 * folder. Packages for other platforms are not installed and do not count.
 * @param {string} root
 * @returns {Map<string, number>}
 */
export function runtimePackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const folders = Object.keys(packages).filter((folder) => folder && !packages[folder].dev);
  const installed = folders.filter((folder) => existsSync(join(root, folder)));
  return new Map(installed.map((folder) => [folder, sizeOf(join(root, folder))]));
}

/** The lock file lists nested packages separately. */
function sizeOf(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.name !== 'node_modules')
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sizeOf(path);
      return Math.ceil(lstatSync(path).size / block) * block;
    })
    .reduce((sum, size) => sum + size, 0);
}

/**
 * Returns the packages that built files import.
 * @param {string} folder
 * @returns {Set<string>}
 */
export function importedPackages(folder) {
  const names = filesIn(folder).flatMap(({ path, text }) => moduleNames(path, text));
  return new Set(
    names.filter((name) => /^[@a-z]/.test(name) && !name.includes(':')).map(packageOf),
  );
}

/**
 * Returns the packages that no built file names, neither in an import nor as a folder of files.
 * @param {string} folder
 * @param {readonly string[]} names
 * @returns {string[]}
 */
export function unnamedPackages(folder, names) {
  const texts = filesIn(folder).map(({ text }) => text);
  return names.filter((name) => !texts.some((text) => quoted(name).test(text)));
}

const quoted = (name) => new RegExp(`["'\`]${name}["'\`/]`);

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ path: name, text: readFileSync(join(folder, name), 'utf8') }));
}

const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
