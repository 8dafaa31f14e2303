import { defaultLanguage, languages } from './languages.ts';

export interface PerLanguage<S extends object> {
  readonly type: 'object';
  readonly additionalProperties: S;
}

/** Schema of an object with a value for each language of the site, none of them required. */
export function perLanguage<const S extends object>(schema: S): PerLanguage<S> {
  const properties = Object.fromEntries(languages.map((language) => [language, schema]));
  // The types of values are derived from an open object: they name no language.
  const closed: unknown = { type: 'object', additionalProperties: false, properties };
  return closed as PerLanguage<S>;
}

/** Schema of a text that exists in the default language, and in others if it is translated. */
export function localized<const S extends object>(schema: S): PerLanguage<S> {
  return Object.assign(perLanguage(schema), { required: [defaultLanguage] });
}

export const languageSchema = { type: 'string', enum: languages } as const;
