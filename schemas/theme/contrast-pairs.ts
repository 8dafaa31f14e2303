import { contrast, rememberLuminance } from './color.ts';
import type { ResolvedTheme, TokenValues } from './resolved-theme.ts';
import {
  type ColorName,
  darkGrounds,
  type GroundName,
  groundNames,
  type Scheme,
  schemes,
} from './token-list.ts';

interface ContrastPair {
  readonly text: ColorName;
  readonly on: ColorName;
  /** Minimum contrast by WCAG 2.2 AA: 4.5 for text, 3 for edges of controls. */
  readonly least: 3 | 4.5;
}

const fills: readonly ColorName[] = ['ground', 'surface', 'quiet', 'quiet-warm'];
const texts: readonly ColorName[] = [
  'text',
  'text-muted',
  'accent',
  'accent-strong',
  'danger',
  'danger-strong',
  'success',
];
const edges: readonly ColorName[] = ['border-control', 'accent'];

const pairsOf = (
  names: readonly ColorName[],
  on: readonly ColorName[],
  least: ContrastPair['least'],
): ContrastPair[] => on.flatMap((fill) => names.map((text) => ({ text, on: fill, least })));

/** Pairs of text and background, on the page and in sections with a ground. */
const pairs: readonly ContrastPair[] = [
  ...pairsOf(texts, fills, 4.5),
  ...pairsOf(['on-accent'], ['accent', 'accent-strong'], 4.5),
  ...pairsOf(['on-danger'], ['danger', 'danger-strong'], 4.5),
  ...pairsOf(['on-success'], ['success'], 4.5),
  ...pairsOf(['on-highlight'], ['highlight'], 4.5),
  ...pairsOf(edges, fills, 3),
];

export interface Place {
  readonly scheme: Scheme;
  /** Ground of the section; absent for the page itself. */
  readonly ground?: GroundName;
}

export interface WeakPair extends ContrastPair, Place {
  readonly ratio: number;
}

/**
 * Returns the pairs of a theme that are harder to read than AA allows. Colours that a section has from the page are
 * named once, for the page.
 */
export function weakPairs(theme: ResolvedTheme): WeakPair[] {
  const places: Place[] = [
    ...schemes.map((scheme) => ({ scheme })),
    ...groundNames.flatMap((ground) => schemes.map((scheme) => ({ scheme, ground }))),
  ];
  const weak = new Map<string, WeakPair>();
  const luminanceOf = rememberLuminance();
  for (const place of places) {
    const values = valuesOn(theme, place);
    for (const pair of pairs) {
      const [text = '', on = ''] = [values[`color.${pair.text}`], values[`color.${pair.on}`]];
      const ratio = contrast(text, on, luminanceOf);
      const key = `${shownScheme(place)} ${pair.text} ${text} ${on} ${pair.least}`;
      if (ratio < pair.least && !weak.has(key)) weak.set(key, { ...pair, ...place, ratio });
    }
  }
  return [...weak.values()];
}

/** Returns the values of the page, or of a section with a ground. */
export function valuesOn({ values, grounds }: ResolvedTheme, place: Place): TokenValues {
  const shown = shownScheme(place);
  return place.ground ? { ...values[shown], ...grounds[place.ground][shown] } : values[shown];
}

/** Returns the scheme that is shown: some grounds are dark in both schemes. */
export const shownScheme = ({ scheme, ground }: Place): Scheme =>
  ground && darkGrounds.includes(ground) ? 'dark' : scheme;
