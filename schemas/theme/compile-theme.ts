import type { ResolvedTheme, TokenValues } from './resolved-theme.ts';
import { formLines } from './theme-forms.ts';
import {
  darkGrounds,
  type GroundName,
  groundNames,
  type OrnamentName,
  ornamentNames,
  ornaments,
  type ThemeToken,
  themeTokens,
} from './token-list.ts';

const isColour = ({ path }: ThemeToken) => path.startsWith('color.');
const dark = darkGrounds.map((name) => `[data-ground='${name}']`).join(',\n');

/**
 * Returns the style sheet of a theme, which has only custom properties. A `[data-theme]` section can have
 * another scheme than its page. The first sheet of a page is shorter, because it overrides no other one.
 */
export function compileTheme(theme: ResolvedTheme, isFirst = false): string {
  const { values, ornaments: shown, forms, grounds: changes } = theme;
  const colours = themeTokens.filter(isColour);
  const others = themeTokens.filter((each) => !isColour(each));
  return [
    rule(':root,\n[data-theme],\n[data-ground]', declarations(colours, values.light, values.dark)),
    rule(dark, ['color-scheme: dark']),
    ...groundNames.map((name) => groundRule(name, changes[name])),
    rule(':root', [
      ...declarations(others, values.light, values.dark),
      ...[
        ...ornamentNames.flatMap((name) => ornamentLines(name, shown.includes(name))),
        ...formLines(forms),
      ].filter((line) => !isFirst || !line.endsWith(': initial')),
    ]),
    `@media (prefers-reduced-motion: reduce) {\n${rule(
      ':root',
      ['fast', 'slow', 'page'].map((name) => `--${name}: 0ms`),
    )}\n}`,
  ]
    .filter((each) => each !== '')
    .join('\n');
}

function groundRule(
  name: GroundName,
  { light, dark }: Readonly<Record<'light' | 'dark', TokenValues>>,
): string {
  const changed = themeTokens.filter(({ path }) => light[path] !== undefined);
  return changed.length === 0
    ? ''
    : rule(`[data-ground='${name}']`, declarations(changed, light, dark));
}

function declarations(
  tokens: readonly ThemeToken[],
  light: TokenValues,
  dark: TokenValues,
): string[] {
  return tokens.map(({ path, property }) => {
    const [day = '', night = ''] = [light[path], dark[path]];
    return `${property}: ${day === night || !day.startsWith('#') ? day : `light-dark(${day}, ${night})`}`;
  });
}

/** `initial` shows an ornament that another sheet hides. */
const ornamentLines = (name: OrnamentName, isShown: boolean) =>
  Object.entries(ornaments[name]).map(
    ([property, hidden]) => `${property}: ${isShown ? 'initial' : hidden}`,
  );

const rule = (selector: string, lines: readonly string[]) =>
  `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}`;
