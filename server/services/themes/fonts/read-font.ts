import { create, type Font } from 'fontkit';
import { fontList } from '#schemas/theme/font-list.ts';
import type { UploadedFont, UploadedSizes } from '#schemas/theme/theme-file.ts';
import { fontName } from '#schemas/theme/uploaded-font.ts';

/** The metadata of a font file. */
export interface FontFacts extends Pick<UploadedFont, 'name' | 'kind' | 'fallback'> {
  readonly isItalic: boolean;
  /** A value of `font-weight` in `@font-face`. */
  readonly weight: string;
}

/** Reads a TrueType or OpenType font; null if browsers cannot show it. */
export function readFont(bytes: Uint8Array): FontFacts | null {
  try {
    const font = create(Buffer.from(bytes));
    const facts = 'unitsPerEm' in font && font.characterSet.length > 0 ? factsOf(font) : null;
    return facts && isUsual(facts.fallback) ? facts : null;
  } catch {
    return null;
  }
}

/** Fonts with other sizes are broken. */
const isUsual = (fallback: UploadedFont['fallback']) =>
  [fallback, fallback.bold ?? {}]
    .flatMap((sizes) => Object.values(sizes))
    .every((percent) => typeof percent !== 'number' || (percent > 0 && percent < 1000));

function factsOf(font: Font): FontFacts {
  const kind = kindOf(font);
  return {
    name: nameOf(font),
    kind,
    fallback: fallbackOf(font, kind),
    isItalic: font['OS/2'].fsSelection.italic || font.italicAngle !== 0,
    weight: weightOf(font),
  };
}

/**
 * Returns the name in the file without characters that a style sheet cannot hold. The engine's own family
 * names are reserved.
 */
function nameOf({ familyName }: Font): string {
  const name = familyName
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 50);
  const usable = fontName.test(name) ? name : 'Font';
  const isTaken = fontList.some((family) => family.name.replace(/ Variable$/, '') === usable);
  return isTaken ? `${usable} 2` : usable;
}

/** Range of PANOSE serif styles that have serifs. */
const serifs = { first: 2, last: 10 } as const;

function kindOf(font: Font): UploadedFont['kind'] {
  const style = font['OS/2'].panose[1] ?? 0;
  const isSerif = style >= serifs.first && style <= serifs.last;
  return isSerif ||
    (style === 0 && /serif|antiqua|roman/i.test(font.fullName) && !/sans/i.test(font.fullName))
    ? 'serif'
    : 'sans';
}

function weightOf(font: Font): string {
  const { wght } = font.variationAxes;
  return wght
    ? `${Math.round(wght.min)} ${Math.round(wght.max)}`
    : String(font['OS/2'].usWeightClass);
}

/** Frequency of letters in English text, per 1,000 characters. */
const letters = Object.entries({
  ' ': 180,
  e: 127,
  t: 91,
  a: 82,
  o: 75,
  i: 70,
  n: 67,
  s: 63,
  h: 61,
  r: 60,
  d: 43,
  l: 40,
  c: 28,
  u: 28,
  m: 24,
  w: 24,
  f: 22,
  g: 20,
  y: 20,
  p: 19,
  b: 15,
  v: 10,
  k: 8,
});

const capitals = evenly('ABCDEFGHIJKLMNOPRSTUVZ');
const digits = evenly('0123456789');

type Frequencies = readonly (readonly [character: string, times: number])[];

function evenly(text: string): Frequencies {
  return [...text].map((each) => [each, 1]);
}

/** Mean widths of such text in Arial and in Times New Roman, as a fraction of the font size. */
const widths = {
  sans: { letters: 0.4472, capitals: 0.6617, digits: 0.5562 },
  serif: { letters: 0.4051, capitals: 0.6465, digits: 0.5 },
} as const;

/** A weight of bold text, for which the fallback has sizes of its own. */
const bold = 600;

const percent = (part: number) => Number((part * 100).toFixed(2));

function fallbackOf(font: Font, kind: UploadedFont['kind']): UploadedFont['fallback'] {
  const { size, ...others } = sizesOf(font, kind);
  const share = size / 100;
  const { wght } = font.variationAxes;
  const hasBold = wght && wght.min < bold && wght.max >= bold;
  return {
    size,
    ascent: percent(font.ascent / font.unitsPerEm / share),
    descent: percent(Math.abs(font.descent) / font.unitsPerEm / share),
    ...others,
    ...(hasBold && { bold: sizesOf(font.getVariation({ wght: bold }), kind) }),
  };
}

function sizesOf(font: Font, kind: UploadedFont['kind']): UploadedSizes {
  const own = widths[kind];
  const ofCapitals = shareOf(font, capitals, own.capitals);
  const ofDigits = shareOf(font, digits, own.digits);
  return {
    size: percent(shareOf(font, letters, own.letters) ?? 1),
    ...(ofCapitals !== null && { capitals: percent(ofCapitals) }),
    ...(ofDigits !== null && { digits: percent(ofDigits) }),
  };
}

/** Mean width of characters as a share of their width in the system font; null for a font without one of them. */
function shareOf(font: Font, characters: Frequencies, width: number): number | null {
  const glyphs = characters.map(([each, times]) => ({ code: each.codePointAt(0) ?? 0, times }));
  if (!glyphs.every(({ code }) => font.hasGlyphForCodePoint(code))) return null;
  const total = glyphs.reduce(
    (sum, { code, times }) => sum + times * font.glyphForCodePoint(code).advanceWidth,
    0,
  );
  const count = glyphs.reduce((sum, { times }) => sum + times, 0);
  return total / count / font.unitsPerEm / width;
}
