import { type Place, shownScheme, valuesOn, type WeakPair } from './contrast-pairs.ts';
import { readable } from './derive-colors.ts';
import { withColorOnGround, withColors } from './edit-theme.ts';
import { readTheme } from './read-theme.ts';
import type { ThemeFile } from './theme-file.ts';
import type { ColorName, Scheme } from './token-list.ts';

interface Proposal {
  /** The nearest colour that is easy to read. */
  readonly color: string;
  /** The theme with this colour. */
  readonly file: ThemeFile;
}

/** More than AA asks, so that rounding a colour to 256 steps does not fall below it. */
const reserve = 0.05;

/** What mends a pair of colours: another colour for its text, where the pair is. */
export function proposeColor(
  file: ThemeFile,
  pair: WeakPair,
  weak: readonly WeakPair[],
): Proposal | null {
  const { scheme, ground, text } = pair;
  const read = readTheme(file);
  if (!('theme' in read)) return null;
  const { theme } = read;
  const same = weak.filter(
    (each) => each.text === text && each.scheme === scheme && each.ground === ground,
  );
  const valueIn = (place: Place, name: ColorName) =>
    valuesOn(theme, place)[`color.${name}`] ?? '#000000';
  const color = readable(
    valueIn(pair, text),
    same.map(({ on }) => valueIn(pair, on)),
    Math.max(...same.map(({ least }) => least)) + reserve,
    shownScheme(pair),
  );
  if (!ground) return { color, file: withColors(file, scheme, { [text]: color }) };
  const colorIn = (each: Scheme) =>
    shownScheme({ scheme: each, ground }) === shownScheme(pair)
      ? color
      : valueIn({ scheme: each, ground }, text);
  const colors = { light: colorIn('light'), dark: colorIn('dark') };
  return { color, file: withColorOnGround(file, ground, text, colors) };
}
