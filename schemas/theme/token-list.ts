/** Types of the Design Tokens format (2025.10) that a theme uses. */
export type TokenType =
  | 'color'
  | 'fontFamily'
  | 'dimension'
  | 'number'
  | 'fontWeight'
  | 'duration'
  | 'cubicBezier'
  | 'shadow';

export interface ThemeToken {
  /** Place in the token file, for example `color.text-muted`. */
  readonly path: string;
  readonly type: TokenType;
  /** Custom property that styles read, for example `--text-muted`. */
  readonly property: string;
}

/** Names of colours. Blocks read each as a custom property: `text-muted` is `--text-muted`. */
export const colorNames = [
  'ground',
  'surface',
  'quiet',
  'quiet-warm',
  'text',
  'text-muted',
  'border',
  'border-strong',
  'border-control',
  'pattern',
  'accent',
  'accent-strong',
  'on-accent',
  'danger',
  'danger-strong',
  'on-danger',
  'highlight',
  'on-highlight',
  'success',
  'on-success',
] as const;

export type ColorName = (typeof colorNames)[number];

const sizes = ['xs', 's', 'm', 'h4', 'lead', 'h3', 'h2', 'h1'];
const spaces = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const token = (path: string, type: TokenType, property: string): ThemeToken => ({
  path,
  type,
  property: `--${property}`,
});

/** Every token that a theme sets. A theme has all of them and no others, except in `palette`. */
export const themeTokens: readonly ThemeToken[] = [
  ...colorNames.map((name) => token(`color.${name}`, 'color', name)),
  token('font.display', 'fontFamily', 'font-display'),
  token('font.text', 'fontFamily', 'font-text'),
  ...sizes.map((name) => token(`size.${name}`, 'dimension', `size-${name}`)),
  token('leading.text', 'number', 'leading'),
  token('leading.tight', 'number', 'leading-tight'),
  token('heading.weight', 'fontWeight', 'heading-weight'),
  token('heading.tracking', 'number', 'heading-tracking'),
  ...spaces.map((name) => token(`space.${name}`, 'dimension', `space-${name}`)),
  token('space.gutter', 'dimension', 'gutter'),
  token('space.section', 'dimension', 'section'),
  token('radius.control', 'dimension', 'radius'),
  token('radius.button', 'dimension', 'radius-button'),
  token('radius.card', 'dimension', 'radius-card'),
  token('border.width', 'dimension', 'border-width'),
  token('button.weight', 'fontWeight', 'button-weight'),
  token('button.inset', 'dimension', 'button-inset'),
  token('shadow.card', 'shadow', 'shadow-card'),
  token('motion.fast', 'duration', 'fast'),
  token('motion.slow', 'duration', 'slow'),
  token('motion.page', 'duration', 'page'),
  token('motion.ease', 'cubicBezier', 'ease'),
];

export const tokenByPath: ReadonlyMap<string, ThemeToken> = new Map(
  themeTokens.map((each) => [each.path, each]),
);

/** Former paths of tokens, which files may still have, with the current path; null for tokens that are gone. */
const formerTokens: ReadonlyMap<string, string | null> = new Map([
  ['color.flag-red', null],
  ['color.flag-yellow', null],
  ['color.flag-blue', null],
  ['color.flag-white', null],
  ['color.flag-ink', null],
]);

/** The current path of a token; null if the engine no longer reads it. */
export function currentPath(path: string): string | null {
  const current = formerTokens.get(path);
  return current === undefined ? path : current;
}

/** Places for drawings, and what hides each. A theme shows those that it names; the site draws them. */
export const ornaments = {
  frame: { '--ornament-frame': '0px', '--ornament-corner': 'none' },
  divider: { '--ornament-divider': '0px' },
  ground: { '--ornament-ground': 'none' },
  emblem: { '--ornament-emblem': 'none' },
  rating: { '--ornament-rating': 'var(--plain-rating)' },
  missing: { '--ornament-missing': 'var(--plain-missing)' },
  loading: { '--ornament-loading': 'var(--plain-loading)' },
  empty: { '--ornament-empty': 'none' },
  error: { '--ornament-error': 'none' },
} as const;

export type OrnamentName = keyof typeof ornaments;
export const ornamentNames = Object.keys(ornaments) as OrnamentName[];

/** Grounds of sections: what `data-ground` holds besides `page`. */
export const groundNames = ['surface', 'quiet', 'warm', 'inverse', 'accent'] as const;
export type GroundName = (typeof groundNames)[number];

/** These are dark in both schemes: their tokens are those of `dark`. */
export const darkGrounds: readonly GroundName[] = ['inverse', 'accent'];

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];
