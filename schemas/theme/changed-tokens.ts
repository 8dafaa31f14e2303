import type { ResolvedTheme } from './resolved-theme.ts';
import { formParts } from './theme-forms.ts';
import { type Scheme, schemes, themeTokens } from './token-list.ts';

export interface ChangedToken {
  /** Path of the token, such as `color.text-muted`, or the form's name, such as `forms.header`. */
  readonly path: string;
  /** Null if the change is the same in light and dark. */
  readonly scheme: Scheme | null;
  readonly before: string;
  readonly after: string;
}

/** Lists the differences between two themes: tokens as CSS values, then forms by their names. */
export function changedTokens(before: ResolvedTheme, after: ResolvedTheme): ChangedToken[] {
  return [...changedValues(before, after), ...changedForms(before, after)];
}

function changedValues(before: ResolvedTheme, after: ResolvedTheme): ChangedToken[] {
  return themeTokens.flatMap(({ path }) => {
    const [light, dark] = schemes.map((scheme) => ({
      path,
      scheme,
      before: before.values[scheme][path] ?? '',
      after: after.values[scheme][path] ?? '',
    }));
    if (!light || !dark) return [];
    const isAlike = light.before === dark.before && light.after === dark.after;
    const changes = isAlike ? [{ ...light, scheme: null }] : [light, dark];
    return changes.filter((change) => change.before !== change.after);
  });
}

const changedForms = (before: ResolvedTheme, after: ResolvedTheme): ChangedToken[] =>
  formParts
    .filter((part) => before.forms[part] !== after.forms[part])
    .map((part) => ({
      path: `forms.${part}`,
      scheme: null,
      before: before.forms[part],
      after: after.forms[part],
    }));
