/** Scripts that are written from right to left. */
const scripts = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm']);

export const isRightToLeft = (code: string): boolean =>
  scripts.has(new Intl.Locale(code).maximize().script ?? '');
