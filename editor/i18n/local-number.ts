/**
 * Returns a number, as typed, with the decimal sign of the locale. The other sign, last, is a decimal sign too,
 * unless it is where one for thousands is: several times, or before exactly three digits.
 */
export function localNumber(text: string, decimalSign: string): string {
  const at = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const sign = text[at];
  if (sign === undefined || sign === decimalSign) return text;
  const whole = text.slice(0, at);
  const part = text.slice(at + 1);
  if (whole.includes(decimalSign))
    return `${whole.replaceAll(decimalSign, '')}${decimalSign}${part}`;
  const isThousands = whole.includes(sign) || /^\d{3}(?!\d)/.test(part);
  return isThousands ? text : `${whole}${decimalSign}${part}`;
}
