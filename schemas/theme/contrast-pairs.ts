import { contrast } from './color.ts';
import type { ResolvedTheme, TokenValues } from './resolved-theme.ts';
import {
  type ColorName,
  type GroundName,
  groundNames,
  type Scheme,
  schemes,
} from './token-list.ts';

interface ContrastPair {
  readonly text: ColorName;
  readonly on: ColorName;
  /** The least contrast by WCAG 2.2 AA: 4.5 for text, 3 for edges of controls. */
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

const pagePairs: readonly ContrastPair[] = [
  ...pairsOf(texts, fills, 4.5),
  ...pairsOf(['on-accent'], ['accent', 'accent-strong'], 4.5),
  ...pairsOf(['on-danger'], ['danger', 'danger-strong'], 4.5),
  ...pairsOf(['on-success'], ['success'], 4.5),
  ...pairsOf(['on-highlight'], ['highlight'], 4.5),
  ...pairsOf(edges, fills, 3),
];

/** A section with a ground holds text, cards and quiet fills. */
const groundPairs: readonly ContrastPair[] = [
  ...pairsOf(
    ['text', 'text-muted', 'accent', 'danger', 'success'],
    ['ground', 'surface', 'quiet'],
    4.5,
  ),
  ...pairsOf(['border-control'], ['ground', 'surface'], 3),
];

export interface WeakPair extends ContrastPair {
  readonly scheme: Scheme;
  /** Absent: the page itself. */
  readonly ground?: GroundName;
  readonly ratio: number;
}

/** Returns the pairs of a theme that are harder to read than AA allows. */
export function weakPairs({ values, grounds }: ResolvedTheme): WeakPair[] {
  return schemes.flatMap((scheme) => [
    ...weakIn(values[scheme], pagePairs).map((pair) => ({ ...pair, scheme })),
    ...groundNames.flatMap((ground) =>
      weakIn(valuesOnGround(values, grounds, ground, scheme), groundPairs).map((pair) => ({
        ...pair,
        scheme,
        ground,
      })),
    ),
  ]);
}

function valuesOnGround(
  values: ResolvedTheme['values'],
  grounds: ResolvedTheme['grounds'],
  ground: GroundName,
  scheme: Scheme,
): TokenValues {
  const isDark = ground === 'inverse' || ground === 'accent';
  const shown = isDark ? 'dark' : scheme;
  return { ...values[shown], ...grounds[ground][shown] };
}

function weakIn(values: TokenValues, pairs: readonly ContrastPair[]) {
  return pairs
    .map((pair) => ({ ...pair, ratio: ratioOf(values, pair) }))
    .filter(({ ratio, least }) => ratio < least);
}

const ratioOf = (values: TokenValues, { text, on }: ContrastPair) =>
  contrast(values[`color.${text}`] ?? '', values[`color.${on}`] ?? '');
