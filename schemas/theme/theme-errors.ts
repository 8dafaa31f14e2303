/** Errors of a theme; `theme_<problem>` is the text in the editor. */
export type ThemeProblem =
  | 'noJson'
  | 'shape'
  | 'newer'
  | 'unknownGround'
  | 'unknownToken'
  | 'missingToken'
  | 'unknownAlias'
  | 'cycle'
  | 'wrongType'
  | 'wrongValue'
  | 'outOfGamut';

/** Expected values; `theme.expected_<name>` is the text in the editor. */
const expectations = {
  value: (of: string) => of,
  oneOf: (of: string) => `one of ${of}`,
  listOf: (of: string) => `a list of ${of}`,
  object: () => 'an object',
  objectWith: (of: string) => `an object with ${of}`,
  objectOfBlocks: () => 'an object with names of blocks',
  shortText: () => 'a short text',
  names: () => 'an object with a short text by language',
  picture: () => 'the key of a picture as `mark`',
  uploadedFonts: () => 'a list of uploaded fonts',
  sets: () => 'sets with the list `base.sources`',
  contexts: () => 'contexts with lists of sources',
  group: () => 'a group of tokens',
  block: () => 'the name of a block',
  style: () => 'the name of a style',
  number: () => 'a number from -4 to 100',
  weight: () => 'a weight, 1 to 1000',
  curve: () => 'four numbers of a curve',
  color: () => 'a colour: colorSpace srgb or oklch, and three components',
  fonts: () => 'a list of names of fonts',
  size: () => 'a size: a value, and the unit px or rem',
  fluidSize: (of: string) => `a size in ${of} too`,
  time: () => 'a time: a value, and the unit ms or s',
  shadow: () => 'a shadow: color, offsetX, offsetY, blur and spread',
  alpha: () => 'a shadow whose alpha is 0 to 1',
} as const satisfies Record<string, (of: string) => string>;

export type Expectation = keyof typeof expectations;

export interface ThemeError {
  readonly problem: ThemeProblem;
  /** Path of the invalid token, or key of the file. */
  readonly at: string;
  /** The invalid value, or names for the text of `expected`. */
  readonly detail: string;
  readonly expected?: Expectation;
}

export const shapeError = (at: string, expected: Expectation, detail = ''): ThemeError => ({
  problem: 'shape',
  at,
  detail,
  expected,
});

const sentences: Readonly<Record<ThemeProblem, (at: string, detail: string) => string>> = {
  noJson: () => 'The theme is no JSON file.',
  shape: (at, detail) => `\`${at}\` of the theme must be ${detail}.`,
  newer: (_, detail) => `The theme has the format ${detail}; this engine reads 2025.10.`,
  unknownGround: (at, detail) => `The theme has no ground \`${at}\`; write ${detail}.`,
  unknownToken: (at, detail) => `The theme has no token \`${at}\`${detail}.`,
  missingToken: (at) => `The theme lacks the token \`${at}\`.`,
  unknownAlias: (at, detail) => `\`${at}\` refers to \`${detail}\`, which is no token.`,
  cycle: (at, detail) => `\`${at}\` refers to itself: ${detail}.`,
  wrongType: (at, detail) => `\`${at}\` must be of the type ${detail}.`,
  wrongValue: (at, detail) => `\`${at}\` must be ${detail}.`,
  outOfGamut: (at, detail) => `\`${at}\` is a colour that screens cannot show: ${detail}.`,
};

/** The error as a sentence for developers of a site and callers of the API. */
export const themeSentence = ({ problem, at, detail, expected }: ThemeError): string =>
  sentences[problem](at, expected ? expectations[expected](detail) : detail);
