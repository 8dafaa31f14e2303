import { formerGrounds } from '../document/former-grounds.ts';
import { cssOf } from './css-values.ts';
import {
  alias,
  type FlatToken,
  type FlatTokens,
  flattenTokens,
  isRecord,
} from './flatten-tokens.ts';
import { formErrors } from './form-errors.ts';
import type { ResolvedTheme, TokenValues } from './resolved-theme.ts';
import { sectionErrors } from './section-styles.ts';
import { type Expectation, shapeError, type ThemeError } from './theme-errors.ts';
import {
  brandKey,
  fontsKey,
  namesKey,
  ornamentsKey,
  type SectionStyles,
  sectionsKey,
  type ThemeFile,
} from './theme-file.ts';
import { formsKey, plainForms, type ThemeForms } from './theme-forms.ts';
import { areNames, isName } from './theme-name.ts';
import {
  type GroundName,
  groundNames,
  type OrnamentName,
  ornamentNames,
  type Scheme,
  schemes,
  themeTokens,
  tokenByPath,
} from './token-list.ts';
import { isUploadedFont } from './uploaded-font.ts';

type ReadTheme = { readonly theme: ResolvedTheme } | { readonly errors: ThemeError[] };

/** Resolved files, because the editor reads each theme several times. */
const known = new WeakMap<object, ReadTheme>();

/** Resolves a theme file, which must not change afterwards: sets, then scheme and ground, then aliases. */
export function readTheme(file: unknown): ReadTheme {
  if (!isRecord(file)) return resolveTheme(file);
  const read = known.get(file) ?? resolveTheme(file);
  known.set(file, read);
  return read;
}

function resolveTheme(file: unknown): ReadTheme {
  const errors = shapeErrors(file);
  if (errors.length > 0 || !isRecord(file)) return { errors };
  const { base, scheme, ground } = sourcesOf(file);
  const tokensOf = (each: Scheme) => flattenTokens([...base, ...(scheme[each] ?? [])], errors);
  const tokens = { light: tokensOf('light'), dark: tokensOf('dark') };
  const valuesOf = (each: Scheme) => resolveAll(tokens[each], tokens[each], errors);
  const values = { light: valuesOf('light'), dark: valuesOf('dark') };
  for (const each of schemes) checkTokens(values[each], errors);
  const groundValues = (name: GroundName, each: Scheme) => {
    const own = flattenTokens(ground[name] ?? [], errors);
    return resolveAll(own, new Map([...tokens[each], ...own]), errors);
  };
  const grounds = Object.fromEntries(
    groundNames.map((name) => [
      name,
      { light: groundValues(name, 'light'), dark: groundValues(name, 'dark') },
    ]),
  ) as ResolvedTheme['grounds'];
  for (const name of groundNames) checkNames(Object.keys(grounds[name].light), errors);
  if (errors.length > 0) return { errors: distinct(errors) };
  return {
    theme: {
      name: String(file.name),
      values,
      mark: markOf(file),
      fonts: fontsIn(file),
      ornaments: ornamentsOf(file),
      forms: themeFormsOf(file),
      sections: sectionsOf(file),
      grounds,
    },
  };
}

function shapeErrors(file: unknown): ThemeError[] {
  if (!isRecord(file)) return [shapeError('theme', 'object')];
  const { version, name, sets, modifiers } = file;
  if (version !== '2025.10') return [versionError(version)];
  const errors: ThemeError[] = [];
  const extensions = isRecord(file.$extensions) ? file.$extensions : {};
  const shown = extensions[ornamentsKey] ?? [];
  const need = (isRight: boolean, at: string, expected: Expectation, names = '') => {
    if (!isRight) errors.push(shapeError(at, expected, names));
  };
  need(isName(name), 'name', 'shortText');
  need(areNames(extensions[namesKey] ?? {}), namesKey, 'names');
  need(
    Array.isArray(shown) && shown.every((each) => ornamentNames.includes(each)),
    ornamentsKey,
    'listOf',
    ornamentNames.join(', '),
  );
  const brand = extensions[brandKey];
  need(brand === undefined || isBrand(brand), brandKey, 'picture');
  const fonts = extensions[fontsKey] ?? [];
  need(
    Array.isArray(fonts) && fonts.length <= maxFonts && fonts.every(isUploadedFont),
    fontsKey,
    'uploadedFonts',
  );
  need(isRecord(sets) && isRecord(sets.base) && Array.isArray(sets.base.sources), 'sets', 'sets');
  const contexts = (key: string) =>
    isRecord(modifiers) && isRecord(modifiers[key]) ? modifiers[key].contexts : undefined;
  for (const key of ['scheme', 'ground']) {
    const found = contexts(key);
    const isRight = isRecord(found) && Object.values(found).every(Array.isArray);
    need(isRight, `modifiers.${key}`, 'contexts');
  }
  errors.push(...formErrors(extensions[formsKey] ?? {}));
  errors.push(...sectionErrors(extensions[sectionsKey] ?? {}));
  return [...errors, ...groundErrors(contexts('ground'))];
}

const allGrounds: readonly string[] = ['page', ...groundNames];

/** Reports grounds that no section can have: their colours would be lost silently. */
function groundErrors(contexts: unknown): ThemeError[] {
  const names = isRecord(contexts) ? Object.keys(contexts) : [];
  return names
    .filter((name) => !allGrounds.includes(name))
    .map((at) => ({
      problem: 'unknownGround',
      at: at.slice(0, 80),
      detail: formerGrounds[at] ?? allGrounds.join(', '),
    }));
}

const maxFonts = 8;

const isBrand = (brand: unknown) =>
  isRecord(brand) && typeof brand.mark === 'string' && /^[\w.-]{1,200}$/.test(brand.mark);

const markOf = (file: Readonly<Record<string, unknown>>) =>
  (file as unknown as ThemeFile).$extensions?.[brandKey]?.mark ?? null;

const fontsIn = (file: Readonly<Record<string, unknown>>) =>
  (file as unknown as ThemeFile).$extensions?.[fontsKey] ?? [];

const themeFormsOf = (file: Readonly<Record<string, unknown>>): ThemeForms => ({
  ...plainForms,
  ...(file as unknown as ThemeFile).$extensions?.[formsKey],
});

const noSections: SectionStyles = {};

const sectionsOf = (file: Readonly<Record<string, unknown>>) =>
  (file as unknown as ThemeFile).$extensions?.[sectionsKey] ?? noSections;

const ornamentsOf = (file: Readonly<Record<string, unknown>>): readonly OrnamentName[] =>
  (file as unknown as ThemeFile).$extensions?.[ornamentsKey] ?? [];

function versionError(version: unknown): ThemeError {
  const isNewer = typeof version === 'string' && version > '2025.10';
  return isNewer
    ? { problem: 'newer', at: 'version', detail: version.slice(0, 20) }
    : shapeError('version', 'value', "'2025.10'");
}

interface Sources {
  readonly base: readonly unknown[];
  readonly scheme: Readonly<Record<string, readonly unknown[]>>;
  readonly ground: Readonly<Record<string, readonly unknown[]>>;
}

function sourcesOf(file: Readonly<Record<string, unknown>>): Sources {
  const { sets, modifiers } = file as {
    sets: { base: { sources: unknown[] } };
    modifiers: Record<'scheme' | 'ground', { contexts: Record<string, unknown[]> }>;
  };
  return {
    base: sets.base.sources,
    scheme: modifiers.scheme.contexts,
    ground: modifiers.ground.contexts,
  };
}

/** Resolves the tokens `wanted`; their aliases may refer to any of `tokens`. */
function resolveAll(wanted: FlatTokens, tokens: FlatTokens, errors: ThemeError[]): TokenValues {
  const values: Record<string, string> = {};
  for (const [path, token] of wanted) {
    const css = resolve(path, token, tokens, [], errors);
    if (css !== null) values[path] = css;
  }
  return values;
}

function resolve(
  path: string,
  { type, $value, $extensions }: FlatToken,
  tokens: FlatTokens,
  seen: readonly string[],
  errors: ThemeError[],
): string | null {
  const reportAll = (wrong: Omit<ThemeError, 'at'>) => {
    errors.push({ ...wrong, at: seen[0] ?? path });
    return null;
  };
  const report = (problem: ThemeError['problem'], detail: string) => reportAll({ problem, detail });
  const needed = tokenByPath.get(seen[0] ?? path)?.type ?? type;
  const [, target] = typeof $value === 'string' ? (alias.exec($value) ?? []) : [];
  if (target !== undefined) {
    const next = tokens.get(target);
    if (!next) return report('unknownAlias', target);
    if (target === path || seen.includes(target)) {
      return report('cycle', [...seen, path, target].join(' → '));
    }
    return resolve(target, next, tokens, [...seen, path], errors);
  }
  if (type === undefined || type !== needed || !(type in cssOf)) {
    return report('wrongType', needed ?? 'one of the format');
  }
  const css = cssOf[type as keyof typeof cssOf]($value, $extensions);
  return typeof css === 'string' ? css : reportAll(css);
}

function checkTokens(values: TokenValues, errors: ThemeError[]): void {
  const reported = new Set(errors.map(({ at }) => at));
  for (const { path } of themeTokens) {
    const isMissing = values[path] === undefined && !reported.has(path);
    if (isMissing) errors.push({ problem: 'missingToken', at: path, detail: '' });
  }
  checkNames(Object.keys(values), errors);
}

function checkNames(paths: readonly string[], errors: ThemeError[]): void {
  for (const path of paths) {
    if (tokenByPath.has(path) || path.startsWith('palette.')) continue;
    const group = path.split('.')[0] ?? '';
    const known = themeTokens.filter((each) => each.path.startsWith(`${group}.`));
    const hint = known.length > 0 ? `; ${group} has ${known.map(nameOf).join(', ')}` : '';
    errors.push({ problem: 'unknownToken', at: path, detail: hint });
  }
}

const nameOf = ({ path }: { path: string }) => path.slice(path.indexOf('.') + 1);

function distinct(errors: readonly ThemeError[]): ThemeError[] {
  const seen = new Map(errors.map((error) => [`${error.problem} ${error.at}`, error]));
  return [...seen.values()];
}
