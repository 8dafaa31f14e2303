import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Output of the build (`app/scripts/page-sheets.mjs`); numbers are positions in `rules`. */
interface BuiltStyles {
  readonly hash: string;
  readonly base: readonly number[];
  /** Those of `base` that a published theme replaces. */
  readonly theme: readonly number[];
  readonly views: Readonly<Record<string, readonly number[]>>;
  readonly rules: readonly string[];
}

/**
 * Folder of the sheets with the rules of a page's blocks: `/styles/<hash of the build>-<blocks>.css`. Without
 * `<blocks>`, a sheet has the rules of all blocks.
 */
export const stylesFolder = '/styles';

/** One sheet per set of blocks. */
export interface PageStyles {
  /** A page with a published theme leaves out the theme of the build. */
  readonly addressOf: (types: ReadonlySet<string>, isPublished?: boolean) => string;
  /** Address of the rules that not every page has. */
  readonly rest: string;
  /** The sheet of an address; null for one of another build. */
  readonly sheetOf: (name: string) => string | null;
}

/** The order of layers: what a site adds wins over its theme, its plugins and the engine. */
const layers = '@layer engine,plugin,theme,site;';

export function createPageStyles({ hash, base, theme, views, rules }: BuiltStyles): PageStyles {
  const types = Object.keys(views);
  return {
    addressOf(shown, isPublished = false) {
      const bits = types.map((type) => (shown.has(type) ? '1' : '0')).join('');
      return `${stylesFolder}/${hash}-${BigInt(`0b1${isPublished ? '1' : '0'}${bits}`).toString(36)}.css`;
    },
    // Base rules come first in the build. Sent twice, their fonts would lay out the text of the page again.
    rest: `${stylesFolder}/${hash}.css`,
    sheetOf(name) {
      if (name === hash) return layers + rules.filter((_, place) => !base.includes(place)).join('');
      const [, of, blocks = ''] = /^(\w+)-(\w{1,40})$/.exec(name) ?? [];
      const [isPublished, ...bits] = of === hash ? bitsOf(blocks) : '';
      if (isPublished === undefined || bits.length !== types.length) return null;
      const shown = types.filter((_, index) => bits[index] === '1');
      const places = new Set([...base, ...shown.flatMap((type) => views[type] ?? [])]);
      if (isPublished === '1') for (const place of theme) places.delete(place);
      return layers + rules.filter((_, place) => places.has(place)).join('');
    },
  };
}

/** Returns the bits after the first one, which only keeps leading zeros; none if the text holds no number. */
function bitsOf(text: string): string {
  let value = 0n;
  for (const digit of text) {
    const number = Number.parseInt(digit, 36);
    if (Number.isNaN(number)) return '';
    value = value * 36n + BigInt(number);
  }
  return value.toString(2).slice(1);
}

/** Returns null in development, where Vite serves one sheet for all pages. */
export function readPageStyles(client: string): PageStyles | null {
  const file = join(client, 'page-styles.json');
  if (!existsSync(file)) return null;
  return createPageStyles(JSON.parse(readFileSync(file, 'utf8')) as BuiltStyles);
}
