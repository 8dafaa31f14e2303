import { colorValue, hexOfValue } from './color.ts';
import { isColor } from './css-values.ts';
import { flattenTokens, isRecord } from './flatten-tokens.ts';
import type { FontFamily } from './font-family.ts';
import { namesOf } from './font-list.ts';
import {
  brandKey,
  type DimensionValue,
  fluidKey,
  fontsKey,
  type SectionStyle,
  sectionsKey,
  type ThemeFile,
  type Token,
  type TokenGroup,
  type UploadedFont,
} from './theme-file.ts';
import { formsKey, type ThemeForms } from './theme-forms.ts';
import type { ColorName, GroundName, Scheme } from './token-list.ts';

/** Returns a token of the set `base`, which holds everything but colours; does not follow aliases. */
export function baseToken(file: ThemeFile, path: string): Token | undefined {
  return flattenTokens(file.sets.base.sources, []).get(path);
}

export function colorOf(file: ThemeFile, scheme: Scheme, name: ColorName): string {
  const tokens = flattenTokens(file.modifiers.scheme.contexts[scheme], []);
  let token = tokens.get(`color.${name}`);
  for (let step = 0; typeof token?.$value === 'string' && step < 10; step++) {
    token = tokens.get(token.$value.slice(1, -1));
  }
  return (isColor(token?.$value) && hexOfValue(token.$value)) || '#000000';
}

export function withColors(
  file: ThemeFile,
  scheme: Scheme,
  colors: Partial<Readonly<Record<ColorName, string>>>,
): ThemeFile {
  const { contexts } = file.modifiers.scheme;
  let sources = contexts[scheme];
  for (const [name, hex] of Object.entries(colors)) {
    sources = withToken(sources, ['color', name], { $value: colorValue(hex) }, 'color');
  }
  const changed = { ...file.modifiers.scheme, contexts: { ...contexts, [scheme]: sources } };
  return { ...file, modifiers: { ...file.modifiers, scheme: changed } };
}

/** Changes colours of sections with a ground. */
export function withGround(
  file: ThemeFile,
  ground: GroundName,
  colors: Partial<Readonly<Record<ColorName, string>>>,
): ThemeFile {
  const { contexts } = file.modifiers.ground;
  const tokens = Object.fromEntries(
    Object.entries(colors).map(([name, hex]) => [name, { $value: colorValue(hex) }]),
  );
  const sources = [{ color: { $type: 'color', ...tokens } }];
  const changed = { ...file.modifiers.ground, contexts: { ...contexts, [ground]: sources } };
  return { ...file, modifiers: { ...file.modifiers, ground: changed } };
}

/** Changes one colour in sections with a ground, separately in each scheme. */
export function withColorOnGround(
  file: ThemeFile,
  ground: GroundName,
  name: ColorName,
  colors: Readonly<Record<Scheme, string>>,
): ThemeFile {
  const own = `${ground}-${name}`;
  const scheme = file.modifiers.scheme;
  const withOwn = (each: Scheme) =>
    withToken(scheme.contexts[each], ['palette', own], {
      $type: 'color',
      $value: colorValue(colors[each]),
    });
  const { contexts } = file.modifiers.ground;
  const before = contexts[ground].length > 0 ? contexts[ground] : [{}];
  const sources = withToken(before, ['color', name], {
    $type: 'color',
    $value: `{palette.${own}}`,
  });
  return {
    ...file,
    modifiers: {
      ...file.modifiers,
      scheme: { ...scheme, contexts: { light: withOwn('light'), dark: withOwn('dark') } },
      ground: { ...file.modifiers.ground, contexts: { ...contexts, [ground]: sources } },
    },
  };
}

/** Changes the picture of the shop; null removes it. */
export function withMark(file: ThemeFile, mark: string | null): ThemeFile {
  const { [brandKey]: _, ...others } = file.$extensions ?? {};
  return { ...file, $extensions: mark === null ? others : { ...others, [brandKey]: { mark } } };
}

/** Sets the style of blocks of a kind that have no choice of their own; an empty style removes it. */
export function withSections(file: ThemeFile, kind: string, style: SectionStyle): ThemeFile {
  const { [sectionsKey]: before = {}, ...others } = file.$extensions ?? {};
  const { [kind]: _, ...kept } = before;
  const sections = Object.keys(style).length > 0 ? { ...kept, [kind]: style } : kept;
  const isEmpty = Object.keys(sections).length === 0;
  return { ...file, $extensions: isEmpty ? others : { ...others, [sectionsKey]: sections } };
}

/** Changes the forms of parts of the page. */
export function withForms(file: ThemeFile, change: Partial<ThemeForms>): ThemeFile {
  const forms = { ...file.$extensions?.[formsKey], ...change };
  return { ...file, $extensions: { ...file.$extensions, [formsKey]: forms } };
}

/** Changes the font of headings or of text, and stores the uploaded fonts that the theme then uses. */
export function withFont(
  file: ThemeFile,
  path: 'font.display' | 'font.text',
  font: FontFamily,
  uploaded: readonly UploadedFont[],
): ThemeFile {
  const next = withBase(file, path, { $value: namesOf(font) });
  const known = new Map(
    [...(file.$extensions?.[fontsKey] ?? []), ...uploaded].map((each) => [each.name, each]),
  );
  const names = [fontIn(next, 'font.display'), fontIn(next, 'font.text')];
  const used = [...new Set(names)].flatMap((name) => known.get(name) ?? []);
  const { [fontsKey]: _, ...others } = file.$extensions ?? {};
  return { ...next, $extensions: used.length > 0 ? { ...others, [fontsKey]: used } : others };
}

/** Returns the name of the first font of a token. */
export function fontIn(file: ThemeFile, path: 'font.display' | 'font.text'): string {
  const value = baseToken(file, path)?.$value;
  return String(Array.isArray(value) ? value[0] : value);
}

export function withBase(file: ThemeFile, path: string, change: Partial<Token>): ThemeFile {
  const sources = withToken(file.sets.base.sources, path.split('.'), change);
  return { ...file, sets: { ...file.sets, base: { ...file.sets.base, sources } } };
}

/** Changes a token in the last source that has it; adds a token that no source has to the last one. */
function withToken(
  sources: readonly TokenGroup[],
  path: readonly string[],
  change: Partial<Token>,
  type?: string,
): readonly TokenGroup[] {
  const at = sources.findLastIndex((source) => tokenIn(source, path) !== undefined);
  const index = at < 0 ? sources.length - 1 : at;
  const missing = at < 0 && type ? { $type: type } : {};
  return sources.map((source, position) =>
    position === index ? replaced(source, path, { ...missing, ...change }) : source,
  );
}

function tokenIn(group: unknown, [name = '', ...rest]: readonly string[]): unknown {
  const child = isRecord(group) ? group[name] : undefined;
  return rest.length === 0 ? child : tokenIn(child, rest);
}

function replaced(
  group: TokenGroup,
  [name = '', ...rest]: readonly string[],
  change: object,
): TokenGroup {
  const child = isRecord(group[name]) ? group[name] : {};
  const next = rest.length === 0 ? { ...child, ...change } : replaced(child, rest, change);
  return { ...group, [name]: next };
}

const rounded = (value: number) => Number(value.toFixed(4));

/** Multiplies sizes, including their values on narrow windows. */
export function scaled(
  file: ThemeFile,
  paths: readonly string[],
  factor: (path: string) => number,
) {
  return paths.reduce((next, path) => {
    const token = baseToken(next, path);
    if (!token) return next;
    const { value, unit } = token.$value as DimensionValue;
    const least = token.$extensions?.[fluidKey];
    const times = (size: DimensionValue) => ({
      ...size,
      value: rounded(size.value * factor(path)),
    });
    return withBase(next, path, {
      $value: times({ value, unit }),
      ...(least && { $extensions: { ...token.$extensions, [fluidKey]: times(least) } }),
    });
  }, file);
}
