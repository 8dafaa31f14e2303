import { hexOfOklch } from '../color.ts';
import { accentGround, deriveFrom, type SeedName, seedNames } from '../derive-colors.ts';
import { colorOf, scaled, withBase, withColors, withForms, withGround } from '../edit-theme.ts';
import { fontList } from '../font-list.ts';
import type { ThemeFile } from '../theme-file.ts';
import { formParts, formsOf } from '../theme-forms.ts';
import { colorNames, schemes } from '../token-list.ts';

/** Numbers from 0 to 1, the same for each seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;
export const oneOf = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;
export const anyColor = (random: Random) =>
  hexOfOklch({ l: random(), c: random() * 0.4, h: random() * 360 });

/** Changes that the theme panel can make. */
export const changes: readonly ((file: ThemeFile, random: Random) => ThemeFile)[] = [
  (file, random) =>
    withColors(file, oneOf(random, schemes), { [oneOf(random, colorNames)]: anyColor(random) }),
  (file, random) => {
    const scheme = oneOf(random, schemes);
    const seed = oneOf(random, seedNames);
    const seeds = Object.fromEntries(
      seedNames.map((name) => [name, colorOf(file, scheme, name)]),
    ) as Record<SeedName, string>;
    return withColors(
      file,
      scheme,
      deriveFrom(seed, { ...seeds, [seed]: anyColor(random) }, scheme),
    );
  },
  (file, random) => withGround(file, 'accent', accentGround(anyColor(random))),
  (file, random) =>
    withBase(file, oneOf(random, ['font.display', 'font.text']), {
      $value: [oneOf(random, fontList).name],
    }),
  (file, random) => scaled(file, ['size.h1', 'space.section'], () => 0.8 + random() * 0.4),
  (file, random) => {
    const part = oneOf(random, formParts);
    return withForms(file, { [part]: oneOf(random, formsOf(part)) });
  },
  (file, random) =>
    withBase(file, 'radius.card', { $value: { value: Math.round(random() * 28), unit: 'px' } }),
];
