import type { ColorValue } from './theme-file.ts';

type Triple = readonly [number, number, number];

const toLinear = (share: number) =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
const fromLinear = (share: number) =>
  share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;

/** Colour in OKLCH, where equal steps look equal: lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

function sharesOf(hex: string): Triple {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

function hexOf(shares: Triple): string {
  const pair = (share: number) =>
    Math.round(Math.min(1, Math.max(0, share)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${shares.map(pair).join('')}`;
}

/** Returns the contrast of two colours by WCAG 2, from 1 to 21. */
export function contrast(a: string, b: string, luminanceOf = luminance): number {
  const [low, high] = [luminanceOf(a), luminanceOf(b)].toSorted((x, y) => x - y) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}

/** Returns a function that computes the luminance of each colour only once. */
export function rememberLuminance(): (hex: string) => number {
  const known = new Map<string, number>();
  return (hex) => {
    const found = known.get(hex) ?? luminance(hex);
    known.set(hex, found);
    return found;
  };
}

function luminance(hex: string): number {
  const [r, g, b] = sharesOf(hex).map(toLinear) as unknown as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function oklchOf(hex: string): Oklch {
  const [r, g, b] = sharesOf(hex).map(toLinear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, y),
    h: ((Math.atan2(y, a) * 180) / Math.PI + 360) % 360,
  };
}

/**
 * Returns red, green and blue from 0 to 1; values outside this range mean that the colour is out of gamut.
 */
function sharesOfOklch({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  return [
    fromLinear(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    fromLinear(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    fromLinear(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ];
}

const margin = 0.0005;
const isInGamut = (shares: readonly number[]) =>
  shares.every((share) => share >= -margin && share <= 1 + margin);

/** Returns the nearest sRGB colour: reduces chroma, keeps lightness and hue. */
export function hexOfOklch(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  let [low, high] = [0, color.c];
  if (isInGamut(sharesOfOklch({ ...color, l }))) return hexOf(sharesOfOklch({ ...color, l }));
  for (let step = 0; step < 16; step++) {
    const c = (low + high) / 2;
    if (isInGamut(sharesOfOklch({ ...color, l, c }))) low = c;
    else high = c;
  }
  return hexOf(sharesOfOklch({ ...color, l, c: low }));
}

export function colorValue(hex: string): ColorValue {
  const [r, g, b] = sharesOf(hex).map((share) => Number(share.toFixed(4))) as unknown as Triple;
  return { colorSpace: 'srgb', components: [r, g, b], hex };
}

/** Returns null if the colour is out of gamut. */
export function hexOfValue({ colorSpace, components }: ColorValue): string | null {
  const [l, c, h] = components;
  const shares = colorSpace === 'srgb' ? components : sharesOfOklch({ l, c, h });
  return isInGamut(shares) ? hexOf(shares) : null;
}
