/** What can be wrong with a theme; `theme_<problem>` is its text in the editor. */
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

export interface ThemeError {
  readonly problem: ThemeProblem;
  /** The token, or the key of the file, that is wrong. */
  readonly at: string;
  /** What was found or is expected. */
  readonly detail: string;
}

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
export const themeSentence = ({ problem, at, detail }: ThemeError): string =>
  sentences[problem](at, detail);
