import { languageName, languages } from '#schemas/languages.ts';

/** A language of the site, by its own name. */
export const languageChoice = {
  cell: 'choice',
  choices: languages,
  choiceName: languageName,
} as const;

/** The same as staff choose it. */
export const languageInput = {
  ...languageChoice,
  input: { type: 'string', enum: [...languages] },
  isRequired: true,
} as const;
