import { languageName, languages } from '#schemas/languages.ts';

/** Field with a language of the site, which is shown by its own name. */
export const languageChoice = {
  cell: 'choice',
  choices: languages,
  choiceName: languageName,
} as const;

/** The same field as an input for staff. */
export const languageInput = {
  ...languageChoice,
  input: { type: 'string', enum: [...languages] },
  isRequired: true,
} as const;
