/** Scripts of languages that write with several. */
const parts: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

const scriptsOf = (language: string): readonly string[] => {
  const script = new Intl.Locale(language).maximize().script ?? 'Latn';
  return parts[script] ?? [script];
};

const lastLetter = 0x2_ff_ff;
const lastEuropeanLetter = 0x2_4f;
/** Letters with two diacritics, as in Vietnamese. */
const vietnamese = [0x1e_a0, 0x1e_f9] as const;
/** Last code point of punctuation, arrows, currencies and mathematical signs. Other symbols follow. */
const lastSign = 0x22_ff;

/** Returns the letters of these languages, Latin letters with European diacritics, digits and signs. */
export function charactersOf(languages: readonly string[]): number[] {
  const scripts = new Set(languages.flatMap(scriptsOf));
  scripts.delete('Latn');
  const other = [...scripts].map((script) => `\\p{scx=${script}}`).join('');
  const letter = new RegExp(other === '' ? '(?!)' : `[${other}]`, 'u');
  const hasVietnamese = languages.some((language) => /^vi\b/.test(language));
  const isWanted = (code: number): boolean =>
    (code <= lastSign && /[\p{scx=Zyyy}\p{scx=Zinh}]/u.test(String.fromCodePoint(code))) ||
    (code <= lastEuropeanLetter && /\p{scx=Latn}/u.test(String.fromCodePoint(code))) ||
    (hasVietnamese && code >= vietnamese[0] && code <= vietnamese[1]) ||
    letter.test(String.fromCodePoint(code));
  return Array.from({ length: lastLetter }, (_, code) => code).filter(isWanted);
}
