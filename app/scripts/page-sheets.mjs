import { createHash } from 'node:crypto';
import { transform } from 'lightningcss';
import { themeSheet } from './theme-plugin.mjs';

/** File of the build with the rules of each block, which the server puts together for each page. */
export const pageStyles = 'page-styles.json';

const style = /\.css$/;
const viewFile = /\/blocks\/([^/]+)\/view\.tsx$/;
const entries = ['/app/boot.ts', '/app/browser.tsx'];

/** Dialogs open only after the rules of all blocks are loaded. */
const dialog = /-dialog\.tsx$/;

/** Writes which rules a page needs: those of every page, and those of its blocks without their dialogs. */
export function pageSheets() {
  const texts = new Map();
  return {
    name: 'izlog:page-sheets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (style.test(id)) texts.set(id, code);
      return null;
    },
    generateBundle() {
      const modules = moduleGraph([...this.getModuleIds()], (id) => this.getModuleInfo(id));
      const files = new Map(
        [...texts].map(([id, code]) => [
          id,
          minified(
            id,
            resolved(code, (ref) => this.getFileName(ref)),
          ),
        ]),
      );
      const source = JSON.stringify(stylesOf(modules, files));
      this.emitFile({ type: 'asset', fileName: pageStyles, source });
    },
  };
}

/**
 * Returns the rules in the order of the whole sheet, with the positions of those of every page, of the site's
 * own theme, and of each block.
 */
function stylesOf({ order, closure, ids }, files) {
  const sheets = order.filter((id) => files.has(id));
  const places = (start, isFetched) =>
    [...closure(start, isFetched)].flatMap((id) => (files.has(id) ? [sheets.indexOf(id)] : []));
  const views = ids.flatMap((id) => {
    const type = viewFile.exec(id)?.[1];
    return type ? [[type, places([id], (late) => !dialog.test(late))]] : [];
  });
  const rules = sheets.map((id) => files.get(id));
  return {
    hash: createHash('sha256').update(rules.join('')).digest('hex').slice(0, 10),
    base: places(ids.filter(isEntry), never),
    theme: sheets.flatMap((id, place) => (themeSheet.test(id) ? [place] : [])),
    views: Object.fromEntries(views.sort(([a], [b]) => (a < b ? -1 : 1))),
    rules,
  };
}

const isEntry = (id) => entries.some((entry) => id.endsWith(entry));
const never = () => false;
const always = () => true;

function moduleGraph(ids, infoOf) {
  const staticOf = (id) => infoOf(id)?.importedIds ?? [];
  const lazyOf = (id) => infoOf(id)?.dynamicallyImportedIds ?? [];
  /**
   * Returns the modules that these evaluate, imports first, including dynamic imports that `isFetched`
   * accepts.
   */
  const closure = (start, isFetched, seen = new Set()) => {
    const visit = (id) => {
      if (seen.has(id)) return;
      seen.add(id);
      for (const next of staticOf(id)) visit(next);
      found.push(id);
      lazy.push(...lazyOf(id).filter(isFetched));
    };
    const found = [];
    const lazy = [];
    for (const id of start) visit(id);
    return lazy.length === 0
      ? found
      : [
          ...found,
          ...closure(
            lazy.filter((id) => !seen.has(id)),
            isFetched,
            seen,
          ),
        ];
  };
  return { ids, closure, order: closure(ids.filter(isEntry), always) };
}

/** Addresses of files that Vite writes into styles last. */
const resolved = (code, nameOf) =>
  code.replaceAll(
    /__VITE_ASSET__([\w$]+)__(?:\$_(.*?)__)?/g,
    (_, ref, rest = '') => `/${nameOf(ref)}${rest}`,
  );

/** Browsers that Vite builds for by default, in the notation of lightningcss. */
const targets = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 114 << 16,
  safari: (16 << 16) | (4 << 8),
};

const minified = (filename, code) =>
  transform({ filename, code: Buffer.from(code), minify: true, targets }).code.toString();
