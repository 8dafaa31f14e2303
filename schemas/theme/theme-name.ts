import { isRecord } from './flatten-tokens.ts';
import { namesKey, type ThemeFile, type ThemeNames } from './theme-file.ts';

export interface ThemeName {
  /** For languages without a name of their own. */
  readonly name: string;
  readonly names?: ThemeNames;
}

const maxNames = 100;
const languageTag = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

export const isName = (name: unknown): boolean =>
  typeof name === 'string' && name.trim() !== '' && name.length <= 80;

export const areNames = (names: unknown): boolean =>
  isRecord(names) &&
  Object.keys(names).length <= maxNames &&
  Object.entries(names).every(([tag, name]) => languageTag.test(tag) && isName(name));

export function themeNameOf({ name, $extensions }: ThemeFile): ThemeName {
  const names = $extensions?.[namesKey];
  return { name, ...(names && { names }) };
}

/** Returns the name in `language`, else in its base language. */
export function themeNameIn({ name, names = {} }: ThemeName, language: string): string {
  const [base = language] = language.split('-');
  return names[language] ?? names[base] ?? name;
}
