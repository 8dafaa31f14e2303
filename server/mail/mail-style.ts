import { invariant } from '#schemas/result.ts';
import { presets } from '#schemas/theme/presets/presets.ts';
import { readTheme } from '#schemas/theme/read-theme.ts';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';

/** Values of a theme that mails have inline: mail programs support neither variables nor light-dark(). */
export interface MailStyle {
  readonly ground: string;
  readonly surface: string;
  readonly quiet: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly line: string;
  readonly display: string;
  readonly body: string;
  readonly headingWeight: string;
  readonly corner: string;
}

/** The style of mails in a theme; without one, in the theme of a new shop. */
export function mailStyle(theme: ResolvedTheme | null = null): MailStyle {
  const { light } = (theme ?? usualTheme()).values;
  const value = (path: string) => light[path] ?? '';
  return {
    ground: value('color.ground'),
    surface: value('color.surface'),
    quiet: value('color.quiet'),
    text: value('color.text'),
    muted: value('color.text-muted'),
    accent: value('color.accent'),
    onAccent: value('color.on-accent'),
    line: value('color.border'),
    display: value('font.display'),
    body: value('font.text'),
    headingWeight: value('heading.weight'),
    corner: value('radius.button'),
  };
}

function usualTheme(): ResolvedTheme {
  const read = readTheme(presets.modern);
  invariant('theme' in read, 'The theme of a new shop is not valid.');
  return read.theme;
}
