import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';

/** Widths of previews in px. */
export const previewWidths = [390, 768, 1440] as const;
export type PreviewWidth = (typeof previewWidths)[number];

/** `one`: the chosen fixture. `all`: every fixture. `least`: the minimal options the schema allows. */
export const shows = ['one', 'all', 'least'] as const;
export const themes = ['light', 'dark'] as const;
/** `stored`: the visitor that the fixture names. */
export const visitors = ['stored', 'guest', 'customer'] as const;
export const textLengths = ['stored', 'long'] as const;

/** The content of the section tool, as stored in its address. */
export interface Choice {
  readonly block: string;
  readonly fixture: string;
  readonly show: (typeof shows)[number];
  readonly language: Language;
  readonly width: PreviewWidth | 'all';
  readonly theme: (typeof themes)[number];
  readonly visitor: (typeof visitors)[number];
  readonly texts: (typeof textLengths)[number];
}

/** Names of blocks with the names of their fixtures, in order. */
export type KnownFixtures = Readonly<Record<string, readonly string[]>>;

const defaults = {
  show: 'one',
  language: defaultLanguage,
  width: 'all',
  theme: 'light',
  visitor: 'stored',
  texts: 'stored',
} as const;

/** Parses a query. Unknown values fall back to the first block, its first fixture and the defaults. */
export function parseChoice(search: string, known: KnownFixtures): Choice {
  const query = new URLSearchParams(search);
  const block = oneOf(Object.keys(known), query.get('block')) ?? Object.keys(known)[0] ?? '';
  const fixtures = known[block] ?? [];
  const width = Number(query.get('width'));
  return {
    block,
    fixture: oneOf(fixtures, query.get('fixture')) ?? fixtures[0] ?? '',
    show: oneOf(shows, query.get('show')) ?? defaults.show,
    language: oneOf(languages, query.get('language')) ?? defaults.language,
    width: oneOf(previewWidths, width) ?? defaults.width,
    theme: oneOf(themes, query.get('theme')) ?? defaults.theme,
    visitor: oneOf(visitors, query.get('visitor')) ?? defaults.visitor,
    texts: oneOf(textLengths, query.get('texts')) ?? defaults.texts,
  };
}

function oneOf<T>(all: readonly T[], wanted: unknown): T | undefined {
  return all.find((each) => each === wanted);
}

/** Returns the query of a choice, without defaults. */
export function choiceSearch(choice: Choice): string {
  const { block, fixture, ...rest } = choice;
  const unusual = Object.entries(rest).filter(
    ([key, value]) => value !== defaults[key as keyof typeof defaults],
  );
  const entries = unusual.map(([key, value]) => [key, String(value)]);
  return `?${new URLSearchParams([['block', block], ['fixture', fixture], ...entries])}`;
}
