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
  'flag-red',
  'flag-yellow',
  'flag-blue',
  'flag-white',
  'flag-ink',
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

/** Drawings of the engine that a theme may show, and what hides each. A theme shows those that it names. */
export const ornaments = {
  frame: { '--ornament-frame': '0px', '--ornament-mark': 'none' },
  ground: { '--ornament-ground': 'none' },
  emblem: { '--ornament-emblem': 'none' },
} as const;

export type OrnamentName = keyof typeof ornaments;
export const ornamentNames = Object.keys(ornaments) as OrnamentName[];

/** Grounds of sections, with the value of `data-ground` that elements store. */
export const grounds = {
  surface: 'surface',
  quiet: 'foam',
  warm: 'sand',
  inverse: 'ink',
  accent: 'sea',
} as const;

export type GroundName = keyof typeof grounds;
export const groundNames = Object.keys(grounds) as GroundName[];

/** These are dark in both schemes: their tokens are those of `dark`. */
export const darkGrounds: readonly GroundName[] = ['inverse', 'accent'];

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];
