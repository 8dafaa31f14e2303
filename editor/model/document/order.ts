/**
 * Fractional keys: base-62 digits after an implied point, compared as plain text. Siblings keep their keys
 * when others are added, removed or moved. No generated key ends in `0`.
 */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const base = digits.length;
/** Number of leading digits that count up and down at the ends of a list, which keeps keys short there. */
const counterLength = 4;

const digitAt = (key: string, index: number) => Math.max(0, digits.indexOf(key[index] ?? '0'));

/** Returns a key between two neighbours; null is an end of the list. */
export function keyBetween(before: string | null, after: string | null): string {
  if (before === null && after === null) return 'V';
  if (after === null) return counted(before ?? '', 1) ?? between(before ?? '', null);
  if (before === null) return counted(after, -1) ?? between('', after);
  return between(before, after);
}

/** Returns `count` keys in order between two neighbours. */
export function keysBetween(before: string | null, after: string | null, count: number): string[] {
  const keys: string[] = [];
  for (let last = before; keys.length < count; last = keys.at(-1) ?? null) {
    keys.push(keyBetween(last, after));
  }
  return keys;
}

/** Returns the key whose leading digits, read as a number, are one more or less; null on overflow. */
function counted(key: string, step: 1 | -1): string | null {
  let number: number = step;
  for (let index = 0; index < counterLength; index++) {
    number += digitAt(key, index) * base ** (counterLength - 1 - index);
  }
  if (number <= 0 || number >= base ** counterLength) return null;
  let text = '';
  for (let rest = number; text.length < counterLength; rest = Math.floor(rest / base)) {
    text = (digits[rest % base] as string) + text;
  }
  return text.replace(/0+$/, '');
}

/** Finds the shortest key in the open interval, digit by digit. */
function between(before: string, after: string | null): string {
  let key = '';
  for (let index = 0; ; index++) {
    const low = digitAt(before, index);
    const high = after === null ? base : digitAt(after, index);
    if (low === high) {
      key += digits[low];
      continue;
    }
    const middle = Math.floor((low + high) / 2);
    if (middle > low) return key + digits[middle];
    // Neighbouring digits: keep the lower one, then append anything above the rest of the lower key.
    return key + digits[low] + between(before.slice(index + 1), null);
  }
}
