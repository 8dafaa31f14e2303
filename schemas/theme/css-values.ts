import { hexOfValue } from './color.ts';
import { isRecord } from './flatten-tokens.ts';
import { fontStack } from './font-list.ts';
import type { Expectation, ThemeError } from './theme-errors.ts';
import {
  type ColorValue,
  type DimensionValue,
  type DurationValue,
  fluidKey,
  type ShadowValue,
} from './theme-file.ts';
import type { TokenType } from './token-list.ts';
import { fontName } from './uploaded-font.ts';

type Wrong = Omit<ThemeError, 'at'>;
type Css = string | Wrong;
type ToCss = (value: unknown, extensions: unknown) => Css;

const wrong = (expected: Expectation, detail = ''): Wrong => ({
  problem: 'wrongValue',
  detail,
  expected,
});
const isNumber = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/** Functions that turn the value of each token type into CSS, or return its error. */
export const cssOf: Readonly<Record<TokenType, ToCss>> = {
  color: colorCss,
  fontFamily: fontCss,
  dimension: (value, extensions) => fluidCss(value, extensions),
  number: (value) => (isNumber(value, -4, 100) ? String(value) : wrong('number')),
  fontWeight: (value) => (isNumber(value, 1, 1000) ? String(value) : wrong('weight')),
  duration: durationCss,
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every((each, at) => isNumber(each, at % 2 ? -4 : 0, at % 2 ? 4 : 1))
      ? `cubic-bezier(${value.join(', ')})`
      : wrong('curve'),
  shadow: shadowCss,
};

function colorCss(value: unknown): Css {
  if (!isColor(value)) return wrong('color');
  return hexOfValue(value) ?? { problem: 'outOfGamut', detail: value.components.join(', ') };
}

export function isColor(value: unknown): value is ColorValue {
  return (
    isRecord(value) &&
    (value.colorSpace === 'srgb' || value.colorSpace === 'oklch') &&
    Array.isArray(value.components) &&
    value.components.length === 3 &&
    value.components.every((each) => isNumber(each, -1000, 1000))
  );
}

function fontCss(value: unknown): Css {
  const names: unknown[] = Array.isArray(value) ? value : [value];
  const isList = names.length > 0 && names.length <= 8;
  return isList && names.every((name) => typeof name === 'string' && fontName.test(name))
    ? fontStack(names as string[])
    : wrong('fonts');
}

function isDimension(value: unknown): value is DimensionValue {
  return (
    isRecord(value) &&
    (value.unit === 'px' || value.unit === 'rem') &&
    isNumber(value.value, -1000, 1000)
  );
}

const narrow = 390;
const wide = 1440;
const rounded = (value: number) => Number(value.toFixed(4));
const remOf = ({ value, unit }: DimensionValue) => (unit === 'rem' ? value : value / 16);

function fluidCss(value: unknown, extensions: unknown): Css {
  if (!isDimension(value)) return wrong('size');
  const least = isRecord(extensions) ? extensions[fluidKey] : undefined;
  if (least === undefined) return `${value.value}${value.unit}`;
  if (!isDimension(least)) return wrong('fluidSize', fluidKey);
  const [from, to] = [remOf(least), remOf(value)];
  if (from >= to) return `${rounded(to)}rem`;
  const slope = ((to - from) * 16) / (wide - narrow);
  const start = rounded(from - (slope * narrow) / 16);
  return `clamp(${rounded(from)}rem, ${start}rem + ${rounded(slope * 100)}vw, ${rounded(to)}rem)`;
}

function durationCss(value: unknown): Css {
  const { value: amount, unit } = (isRecord(value) ? value : {}) as Partial<DurationValue>;
  return isNumber(amount, 0, 10_000) && (unit === 'ms' || unit === 's')
    ? `${amount}${unit}`
    : wrong('time');
}

function shadowCss(value: unknown): Css {
  const { color, ...sizes } = (isRecord(value) ? value : {}) as Partial<ShadowValue>;
  const { offsetX, offsetY, blur, spread } = sizes;
  const lengths = [offsetX, offsetY, blur, spread];
  if (!isColor(color) || !lengths.every(isDimension) || Number(blur?.value) < 0) {
    return wrong('shadow');
  }
  const hex = hexOfValue(color);
  if (hex === null) return { problem: 'outOfGamut', detail: color.components.join(', ') };
  const alpha = color.alpha ?? 1;
  if (!isNumber(alpha, 0, 1)) return wrong('alpha');
  const isNothing = alpha === 0 || lengths.every((each) => each?.value === 0);
  if (isNothing) return 'none';
  const byte = Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');
  return `${lengths.map((each) => `${each?.value}${each?.unit}`).join(' ')} ${hex}${byte}`;
}
