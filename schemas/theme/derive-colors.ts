import { contrast, hexOfOklch, type Oklch, oklchOf } from './color.ts';
import type { ColorName, Scheme } from './token-list.ts';

/** The colours that people choose; all others are derived from them. */
export const seedNames = ['ground', 'text', 'accent'] as const;
export type SeedName = (typeof seedNames)[number];
type Seeds = Readonly<Record<SeedName, string>>;

type Shift = (color: Oklch, scheme: Scheme) => Oklch;

/** Shifts lightness towards that of the text: darker in light, lighter in dark. */
const towards =
  (share: number): Shift =>
  (color, scheme) => ({ ...color, l: color.l + (scheme === 'light' ? -share : share) });

/** Colours that are derived from each seed, with their functions. */
const derived: Readonly<Record<SeedName, Readonly<Partial<Record<ColorName, Shift>>>>> = {
  ground: {
    surface: (color, scheme) =>
      scheme === 'light' ? { ...color, l: 1, c: 0 } : { ...color, l: color.l + 0.05 },
    quiet: towards(0.05),
    'quiet-warm': (color, scheme) => ({
      ...towards(0.06)(color, scheme),
      c: Math.max(color.c, 0.018),
      h: 80,
    }),
    border: towards(0.13),
    pattern: towards(0.1),
  },
  text: {
    'border-strong': (color, scheme) =>
      scheme === 'light' ? color : { ...color, l: color.l - 0.28 },
    'text-muted': towards(-0.24),
    'border-control': towards(-0.34),
  },
  accent: { 'accent-strong': towards(0.12) },
};

const textContrast = 4.6;
const edgeContrast = 3.1;

/** Returns the colours that are derived from one seed, with enough contrast for text on the page. */
export function deriveFrom(
  seed: SeedName,
  seeds: Seeds,
  scheme: Scheme,
): Partial<Record<ColorName, string>> {
  const from = oklchOf(seeds[seed]);
  const found: Partial<Record<ColorName, string>> = { [seed]: seeds[seed] };
  for (const [name, shift] of Object.entries(derived[seed]) as [ColorName, Shift][]) {
    found[name] = hexOfOklch(shift(from, scheme));
  }
  if (seed === 'text') {
    const grounds = groundsOf(seeds.ground, scheme);
    found['text-muted'] = readable(found['text-muted'] ?? '', grounds, textContrast, scheme);
    found['border-control'] = readable(
      found['border-control'] ?? '',
      grounds,
      edgeContrast,
      scheme,
    );
  }
  if (seed === 'accent') {
    found['on-accent'] = onColor(seeds.accent, found['accent-strong'] ?? seeds.accent, seeds);
  }
  return found;
}

/** Returns a dark ground of the accent's hue, with the colours of text and controls on it. */
export function accentGround(accent: string): Partial<Record<ColorName, string>> {
  const { c, h } = oklchOf(accent);
  const tone = (l: number, chroma: number) => hexOfOklch({ l, c: Math.min(c, chroma), h });
  const [ground, surface, quiet] = [tone(0.31, 0.12), tone(0.35, 0.12), tone(0.38, 0.12)];
  const fills = [ground, surface, quiet];
  const read = (color: string, least: number) => readable(color, fills, least, 'dark');
  return {
    ground,
    surface,
    quiet,
    'quiet-warm': quiet,
    border: tone(0.48, 0.1),
    pattern: tone(0.34, 0.12),
    'text-muted': read(tone(0.87, 0.03), textContrast),
    accent: read(tone(0.9, 0.05), textContrast),
    'accent-strong': read(tone(0.96, 0.03), textContrast),
    'on-accent': ground,
    'border-control': read(tone(0.75, 0.06), edgeContrast),
    'border-strong': read(tone(0.75, 0.06), edgeContrast),
    danger: read('#ffb3b3', textContrast),
    'danger-strong': read('#ffd1d1', textContrast),
    'on-danger': '#000000',
    success: read('#a5ecc2', textContrast),
    'on-success': '#000000',
  };
}

const groundsOf = (ground: string, scheme: Scheme) => [
  ground,
  hexOfOklch(towards(0.06)(oklchOf(ground), scheme)),
];

/** Returns the most readable of white, the ground, the text and black on both colours. */
function onColor(fill: string, strong: string, { ground, text }: Seeds): string {
  const worst = (color: string) => Math.min(contrast(color, fill), contrast(color, strong));
  return ['#ffffff', ground, text, '#000000'].reduce((best, color) =>
    worst(color) > worst(best) && worst(best) < textContrast ? color : best,
  );
}

/** Returns the nearest colour of the same hue with this contrast to all grounds. */
export function readable(
  color: string,
  grounds: readonly string[],
  least: number,
  scheme: Scheme,
): string {
  const isEnough = (hex: string) => grounds.every((ground) => contrast(hex, ground) >= least);
  const from = oklchOf(color);
  const direction = scheme === 'light' ? -1 : 1;
  for (let step = 0; step <= 100; step++) {
    for (const way of [direction, -direction]) {
      const hex = hexOfOklch({ ...from, l: from.l + (way * step) / 100 });
      if (isEnough(hex)) return hex;
    }
  }
  return scheme === 'light' ? '#000000' : '#ffffff';
}
