const noBreakSpace = '\u00a0';

/**
 * Returns a price by the pattern of its language (`SiteLanguage.pricePattern`), `0 ¤` without one. A minus is
 * before the sign, and a space between a letter and the number: `-$5`, `USD 5`.
 */
export function withSign(number: string, sign: string, pattern?: string): string {
  if (!pattern) return `${number}${noBreakSpace}${sign}`;
  const [minus = ''] = /^[^\p{N}]*/u.exec(number) ?? [];
  const spaced = /\p{L}$/u.test(sign) ? pattern.replace('¤0', `¤${noBreakSpace}0`) : pattern;
  return minus + spaced.replace('¤', () => sign).replace('0', () => number.slice(minus.length));
}
