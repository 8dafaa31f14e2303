import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Puts what opening one of these entries loads into few files: modules that the same entries need at once or later are
 * one file. By default, each combination of later parts that share a module is a file, most of them under 1 kB, and a
 * browser requests them one by one. Opening an entry loads no module that it does not need; a later part may fetch
 * some beside its own.
 *
 * @param {readonly string[]} entries files from the root of the repository
 */
export function openingChunks(entries) {
  /** @type {readonly Reached[] | undefined} */
  let reached;
  return {
    // Dependencies have groups of their own; with each of them in this one, an entry would load those of others.
    includeDependenciesRecursively: false,
    debugName: 'opening',
    /**
     * @param {string} id
     * @param {Modules} modules
     */
    name(id, modules) {
      reached ??= entries.map((entry) => reach(`${root}${entry}`, modules));
      if (!reached.some(({ atOnce }) => atOnce.has(id))) return null;
      return ['opening', ...reached.map((each) => needs(each, id))].join('-');
    },
  };
}

/**
 * @typedef {{ importedIds: readonly string[], dynamicallyImportedIds: readonly string[], code: string | null }} ModuleInfo
 * @typedef {{ getModuleInfo(id: string): ModuleInfo | null }} Modules
 * @typedef {{ atOnce: ReadonlySet<string>, later: ReadonlySet<string> }} Reached
 */

/** @type {(reached: Reached, id: string) => string} */
const needs = ({ atOnce, later }, id) =>
  atOnce.has(id) ? 'first' : later.has(id) ? 'later' : 'never';

/**
 * @param {string} entry
 * @param {Modules} modules
 * @returns {Reached}
 */
function reach(entry, modules) {
  const importedBy = (/** @type {string} */ id) => usedImports(id, modules);
  const fetchedBy = (/** @type {string} */ id) =>
    modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  return {
    atOnce: closure(entry, importedBy),
    later: closure(entry, (id) => [...importedBy(id), ...fetchedBy(id)]),
  };
}

/** This module only re-exports: a module that imports it needs the files of the names that it imports. */
const index = /\/react-aria-components\/dist\/exports\/index\.mjs$/;

/**
 * @param {string} id
 * @param {Modules} modules
 * @returns {readonly string[]}
 */
function usedImports(id, modules) {
  const { importedIds = [], code } = modules.getModuleInfo(id) ?? {};
  return importedIds.flatMap((imported) => {
    if (!index.test(imported)) return [imported];
    const names = new Set(
      importsIn(code).flatMap(({ from, names }) => (from.endsWith('aria-components') ? names : [])),
    );
    const held = modules.getModuleInfo(imported);
    return importsIn(held?.code).flatMap((each, at) =>
      each.names.some((name) => names.has(name)) ? (held?.importedIds[at] ?? []) : [],
    );
  });
}

/** @param {string | null | undefined} code */
const importsIn = (code) =>
  [...(code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)].map(
    ([, names = '', from = '']) => ({
      from,
      names: names.split(',').map((name) => name.trim().split(/\s/)[0] ?? ''),
    }),
  );

/**
 * @param {string} from
 * @param {(id: string) => readonly string[]} next
 */
function closure(from, next) {
  const found = new Set([from]);
  // The set grows while it is iterated.
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
}
