import { type Place, shownScheme, valuesOn, type WeakPair } from './contrast-pairs.ts';
import { readable } from './derive-colors.ts';
import { withColorOnGround, withColors } from './edit-theme.ts';
import { readTheme } from './read-theme.ts';
import type { ThemeFile } from './theme-file.ts';
import type { ColorName, Scheme } from './token-list.ts';

interface Proposal {
  /** The nearest colour that is easy to read. */
  readonly color: string;
  /** The theme with the proposed colour. */
  readonly file: ThemeFile;
}

/** Additional contrast, so that rounding a colour to 256 steps does not fall below AA. */
const reserve = 0.05;

/** Proposes another text colour for a weak pair, on the page or on the ground of the pair. */
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
